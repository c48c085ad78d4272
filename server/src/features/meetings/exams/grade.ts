type Graded = { question_id: number; chosen_ids: number[] }
type Key = { id: number; question_id: number; is_right: boolean }

/** The right options of each question. */
export function rightOptions(options: readonly Key[]): Map<number, Set<number>> {
  const right = new Map<number, Set<number>>()
  for (const { id, question_id, is_right } of options) {
    const set = right.get(question_id) ?? new Set()
    right.set(question_id, set)
    if (is_right) set.add(id)
  }
  return right
}

/** Exactly the right options. */
export const isRight = (chosen: readonly number[], right: ReadonlySet<number> | undefined) =>
  right !== undefined &&
  right.size > 0 &&
  new Set(chosen).size === right.size &&
  chosen.every((id) => right.has(id))

/**
 * A failed try that left more than half of its questions open counts as nothing right: it would otherwise say, one answer at a
 * time, which one is right.
 */
const isGraded = (questions: readonly Graded[], passed: boolean): boolean =>
  passed || 2 * questions.filter(({ chosen_ids }) => chosen_ids.length > 0).length >= questions.length

/** Out of 100; every question weighs the same. */
export function gradeOf(
  questions: readonly Graded[],
  options: readonly Key[],
  passMark: number,
): { score: number; rightNum: number } {
  if (questions.length === 0) return { score: 0, rightNum: 0 }
  const right = rightOptions(options)
  const rightNum = questions.filter((one) => isRight(one.chosen_ids, right.get(one.question_id))).length
  const score = Math.round((100 * rightNum) / questions.length)
  return isGraded(questions, score >= passMark) ? { score, rightNum } : { score: 0, rightNum: 0 }
}
