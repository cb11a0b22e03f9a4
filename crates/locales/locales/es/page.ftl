### Español: lo que solo dice la página.
