//! The screen of an exam: one try in each position, then the result.

use basalt_learn::{BoardMarks, Course, Exam, Grade, Step};
use basalt_locales::messages;
use basalt_rules::AnyMove;
use leptos::prelude::*;

use super::figures::{MarksInWords, overlay};
use super::lesson_page::note_done;
use super::step_frame::{BackLink, StepFrame};
use super::{route, text};
use crate::board::BoardProps;
use crate::browser::handler;
use crate::components::Show;
use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::practice_board::{Feedback, PracticeBoard, mover};
use crate::route::{Link, Route};
use crate::status_message::{LocalizedText, StatusMessage};

/// The exam of a course.
#[component]
pub(super) fn ExamScreen(course: &'static Course, step: &'static Step) -> impl IntoView {
    Exam::begin(course, step).map(|exam| {
        let controller =
            ExamController { course, step, exam: RwSignal::new(exam), board: PracticeBoard::new() };
        let is_finished = Signal::derive(move || controller.exam.with(Exam::is_finished));
        let made = Signal::derive(move || controller.board.count());
        let board = view! { <GameBoard on=controller.board_props()/> }.into_any();
        view! {
            <StepFrame course step is_done=is_finished made board>
                <Show when=move || !is_finished.get()><Ask controller/></Show>
                <Show when=move || is_finished.get()><ExamResult controller/></Show>
            </StepFrame>
        }
    })
}

/// An exam under way, as the screen knows it.
#[derive(Clone, Copy)]
struct ExamController {
    course: &'static Course,
    step: &'static Step,
    exam: RwSignal<Exam>,
    board: PracticeBoard,
}

impl ExamController {
    /// The person makes a move.
    fn play(self, mv: AnyMove) {
        let before = self.exam.with_untracked(|exam| exam.position().clone());
        match self.exam.try_update(|exam| exam.try_move(mv)) {
            Some(Grade::Right) => {
                self.board.show(before, mv);
                self.board.tell(StatusMessage::new(
                    self.verdict(messages::page_learn_exam_right()),
                    false,
                ));
            }
            Some(Grade::Wrong) => {
                self.board.object(self.verdict(messages::page_learn_exam_wrong()));
            }
            Some(Grade::Illegal(error)) => self.board.refuse(error.into()),
            Some(Grade::Answered) | None => {}
        }
    }

    /// The verdict on an answer, and the reason.
    fn verdict(self, said: basalt_locales::Message) -> Vec<LocalizedText> {
        let why = self.exam.with_untracked(|exam| {
            exam.question().map(|question| self.course.key(self.step.id, question.why))
        });
        let why = why.map(|key| LocalizedText::new(move |catalogue| catalogue.say_plain(&key)));
        [LocalizedText::new(move |catalogue| catalogue.say(&said))].into_iter().chain(why).collect()
    }

    fn go_on(self) {
        self.board.rewind(0);
        self.exam.update(Exam::go_on);
        if self.exam.with_untracked(Exam::is_finished) {
            note_done(self.course, self.step, self.board.notices, self.board.i18n);
        }
    }

    fn again(self) {
        self.board.rewind(0);
        self.exam.update(Exam::again);
    }

    fn is_answered(self) -> bool {
        self.exam.with(|exam| exam.grade().is_some())
    }

    fn marks(self) -> Signal<BoardMarks> {
        Signal::derive(move || self.exam.with(Exam::marks))
    }

    fn board_props(self) -> BoardProps {
        let shown = Signal::derive(move || self.exam.with(|exam| exam.position().clone()));
        let hand = Signal::derive(move || {
            self.exam.with(|exam| exam.grade().map_or_else(|| mover(exam.position()), |_| None))
        });
        let props = self.board.board_props(shown, hand, move |mv| self.play(mv));
        let pointers = Signal::derive(move || self.marks().with(overlay));
        BoardProps { pointers, ..props }
    }
}

/// The question, and the way on once it is answered.
#[component]
fn Ask(controller: ExamController) -> impl IntoView {
    let i18n = i18n();
    let ExamController { course, step, exam, .. } = controller;
    let count = move || {
        let (number, all) = exam.with(|exam| (exam.number() as u64, exam.count() as u64));
        i18n.say(&messages::page_learn_question(number, all))
    };
    let task = move || {
        let task = exam.with(|exam| exam.question().map(|question| question.task));
        task.map(|task| i18n.say_plain(&course.key(step.id, task)))
    };
    view! {
        <h1>{text(i18n, course, step.id, "title")}</h1>
        <p class="quiet exam__count">{count}</p>
        <Show when=move || exam.with(|exam| exam.number() == 1 && exam.grade().is_none())>
            <p>{text(i18n, course, step.id, "text")}</p>
        </Show>
        <p class="task">{task}</p>
        <MarksInWords marks=controller.marks()/>
        <Feedback board=controller.board/>
        <div class="coach__buttons">
            <BackLink course step/>
            <button class="button button--main" data-act="next" disabled=move || !controller.is_answered()
                on:click=handler(move |_| controller.go_on())>{i18n.text(messages::page_learn_next)}</button>
        </div>
    }
}

/// The number of right answers, and the steps to repeat.
#[component]
fn ExamResult(controller: ExamController) -> impl IntoView {
    let i18n = i18n();
    let ExamController { course, step, exam, .. } = controller;
    let (right, all, missed) = exam
        .with_untracked(|exam| (exam.right_count() as u64, exam.count() as u64, exam.to_repeat()));
    let is_perfect = missed.is_empty();
    let links = missed.into_iter().map(|step| {
        view! { <li><Link to=route(course, step)>{text(i18n, course, step.id, "title")}</Link></li> }
    });
    view! {
        <h1 data-result=right>{i18n.text_of(messages::page_learn_exam_result(right, all))}</h1>
        <p class="task" role="status">{text(i18n, course, step.id, "done")}</p>
        <Show when=move || !is_perfect><h2>{i18n.text(messages::page_learn_repeat)}</h2></Show>
        <ul class="exam__repeat">{links.collect_view()}</ul>
        <div class="coach__buttons">
            <button class="button button--quiet" data-act="again" on:click=handler(move |_| controller.again())>{i18n.text(messages::page_learn_again)}</button>
            <Link to=Route::Learn class="button button--main">{i18n.text(messages::page_learn)}</Link>
        </div>
    }
}
