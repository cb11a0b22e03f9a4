### Polski: co mówi tylko strona.
