import type { SheetQuestion } from '#contract/meetings/exams.ts'

/** How an option is coloured on the score sheet: not at all before the exam is passed. */
export function resultOf(
  { result, chosen }: Pick<SheetQuestion, 'result' | 'chosen'>,
  optionId: number,
): 'right' | 'wrong' | undefined {
  if (!result) return undefined
  if (result.right.includes(optionId)) return 'right'
  return chosen.includes(optionId) ? 'wrong' : undefined
}
