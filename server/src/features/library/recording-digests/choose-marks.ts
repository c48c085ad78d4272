import type { Spoken } from './find-said.ts'

/** Where a chapter begins. */
export type Mark = { title: string; second: number }

/** A page of the slides, and the second at which it is first shown. */
export type SlidePage = { page: number; second: number; words: string }

/** A lecture has fewer parts than pages. */
const shortestChapter = 120
const shortestPart = 180
const pause = 8
const titleLetters = 24

/**
 * The chapters of a recording: its own; else where the slides change, titled as they are; else where the lecturer pauses. One alone
 * would only repeat the title.
 */
export function chooseMarks(
  chapters: readonly Mark[],
  pages: readonly SlidePage[],
  spoken: readonly Spoken[],
): Mark[] {
  if (chapters.length > 1) return chapters.toSorted((a, b) => a.second - b.second)
  const titled = apart(
    pagesInTime(pages).filter(({ words }) => words !== ''),
    shortestChapter,
  )
  if (titled.length > 1) return titled.map(({ second, words }) => ({ second, title: titleFrom(words) }))
  const begun = spoken.filter(
    ({ second }, at) => at === 0 || second - spoken[at - 1]!.second >= pauseAfter(spoken[at - 1]!),
  )
  return apart(begun, shortestPart).map(({ second }, at) => ({ second, title: `第 ${at + 1} 部分` }))
}

/** How long a sentence takes to say, and a pause. */
const pauseAfter = ({ words }: Spoken) => Array.from(words).length / 4 + pause

function apart<Row extends { second: number }>(rows: Row[], least: number): Row[] {
  const kept: Row[] = []
  for (const row of rows) if (kept.length === 0 || row.second - kept.at(-1)!.second >= least) kept.push(row)
  return kept
}

const titleFrom = (words: string) => Array.from(words.trim()).slice(0, titleLetters).join('')

/** Pages by time. Of pages that are said to begin at the same second nobody knows which is shown. */
function pagesInTime(pages: readonly SlidePage[]): SlidePage[] {
  const atSecond = Map.groupBy(pages, ({ second }) => second)
  return [...atSecond.values()]
    .flatMap((rows) => (rows.length === 1 ? rows : []))
    .toSorted((a, b) => a.second - b.second)
}

/** The page that is shown at a second, 0 where that is not known. */
export function pageAt(pages: readonly SlidePage[], second: number): number {
  const last = pages.filter((one) => one.second <= second).toSorted((a, b) => b.second - a.second)
  return last[0] && last[1]?.second !== last[0].second ? last[0].page : 0
}
