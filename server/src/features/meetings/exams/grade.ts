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

/** Out of 100; every question weighs the same. */
export function scoreOf(questions: readonly Graded[], options: readonly Key[]): number {
  if (questions.length === 0) return 0
  const right = rightOptions(options)
  const won = questions.filter((one) => isRight(one.chosen_ids, right.get(one.question_id))).length
  return Math.round((100 * won) / questions.length)
}
