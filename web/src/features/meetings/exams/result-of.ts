import type { SheetQuestion } from '#contract/meetings/exams.ts'

/** How an option is coloured on the score sheet: not at all before the exam is passed. */
export function resultOf(
  { right, is_right, chosen }: Pick<SheetQuestion, 'right' | 'is_right' | 'chosen'>,
  optionId: number,
): 'right' | 'wrong' | undefined {
  if (is_right === null) return undefined
  if (right.includes(optionId)) return 'right'
  return chosen.includes(optionId) ? 'wrong' : undefined
}
