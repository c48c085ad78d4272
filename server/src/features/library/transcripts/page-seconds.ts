/** A page of slides, and the second at which it is first shown. */
export type SlideMark = [page: number, second: number]

/**
 * The second of each page, of which some are marked: those between two marks pass evenly, those before the first begin
 * with the lecture, and those after the last are not said to be later than it. Without marks all begin with the lecture.
 */
export function pageSeconds(count: number, marks: SlideMark[], beginSecond: number): number[] {
  const known = marks.toSorted((a, b) => a[0] - b[0])
  const first: SlideMark[] =
    known[0]?.[0] === 1 ? [] : [[1, Math.min(beginSecond, known[0]?.[1] ?? beginSecond)]]
  const all = [...first, ...known]
  return Array.from({ length: count }, (_, at) => secondOf(at + 1, all))
}

function secondOf(page: number, marks: SlideMark[]): number {
  const before = marks.findLast(([marked]) => marked <= page)!
  const after = marks.find(([marked]) => marked > page)
  if (!after) return before[1]
  const share = (page - before[0]) / (after[0] - before[0])
  // A lecturer may turn back: what comes later in the slides is not said to come before.
  return Math.floor(before[1] + Math.max(0, after[1] - before[1]) * share)
}
