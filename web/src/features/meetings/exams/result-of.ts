import type { SheetQuestion } from '#contract/meetings/exams.ts'

/**
 * How an option is coloured on the score sheet. Once the right answers are shown, by itself; before that a chosen one is as right
 * as the whole answer was, which the sheet says anyway.
 */
export function resultOf(
  question: Pick<SheetQuestion, 'right' | 'chosen' | 'is_right'>,
  optionId: number,
): 'right' | 'wrong' | undefined {
  if (question.right.includes(optionId)) return 'right'
  if (!question.chosen.includes(optionId)) return undefined
  return question.right.length === 0 && question.is_right === 1 ? 'right' : 'wrong'
}
