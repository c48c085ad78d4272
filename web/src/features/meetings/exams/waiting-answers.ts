import type { Paper } from '#contract/meetings/exams.ts'
import type { AnswerEntry } from './use-answer-queue.ts'

/** What is chosen on a paper: as the server has it, and over that what waits on this device, the latest last. */
export function chosenOn(paper: Pick<Paper, 'questions'>, waiting: readonly AnswerEntry[]) {
  const chosen = new Map(paper.questions.map((one) => [one.question_id, one.chosen]))
  for (const { questionId, optionIds = [] } of waiting)
    if (questionId !== undefined) chosen.set(questionId, optionIds)
  return chosen
}

/** `empty` before anything was chosen; `saved` when the server has every chosen answer. */
export type SaveState = 'empty' | 'saved' | 'saving' | 'unsaved' | 'handingIn'

type Saving = { waiting: readonly AnswerEntry[]; hasAnswers: boolean; isStuck: boolean }

export function saveStateOf({ waiting, hasAnswers, isStuck }: Saving): SaveState {
  if (waiting.some(({ questionId }) => questionId === undefined) && isStuck) return 'handingIn'
  if (waiting.length > 0) return isStuck ? 'unsaved' : 'saving'
  return hasAnswers ? 'saved' : 'empty'
}
