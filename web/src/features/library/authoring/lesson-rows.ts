import type { Lesson } from '#contract/library/authoring.ts'

/** A chapter and its lessons are rows of one list: a lesson belongs to the nearest heading above it. */
export type LessonRow =
  | { key: number; kind: 'chapter'; title: string }
  | ({ key: number; kind: 'lesson' } & Omit<Lesson, 'chapter'>)

const nextKey = (rows: readonly LessonRow[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1

export function rowsOf(lessons: readonly Lesson[]): LessonRow[] {
  const rows: LessonRow[] = []
  let current = ''
  for (const { chapter, ...lesson } of lessons) {
    if (chapter !== current) rows.push({ key: nextKey(rows), kind: 'chapter', title: chapter })
    current = chapter
    rows.push({ key: nextKey(rows), kind: 'lesson', ...lesson })
  }
  return rows
}

export function lessonsOf(rows: readonly LessonRow[]): Lesson[] {
  let chapter = ''
  return rows.flatMap((row) => {
    if (row.kind === 'lesson') {
      const { key: _key, kind: _kind, ...lesson } = row
      return [{ ...lesson, chapter }]
    }
    chapter = row.title.trim()
    return []
  })
}

export const withChapter = (rows: readonly LessonRow[], title: string): LessonRow[] => [
  ...rows,
  { key: nextKey(rows), kind: 'chapter', title },
]

type NewLesson = { title: string; video_id: number }

export const withLesson = (rows: readonly LessonRow[], lesson: NewLesson): LessonRow[] => [
  ...rows,
  { key: nextKey(rows), kind: 'lesson', lesson_id: 0, is_trial: 0, ...lesson },
]

type Change = { title?: string; is_trial?: 0 | 1; video_id?: number }

export const withChange = (rows: readonly LessonRow[], key: number, change: Change): LessonRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row))

/** The lessons of a removed chapter go to the one above. */
export const without = (rows: readonly LessonRow[], key: number): LessonRow[] =>
  rows.filter((row) => row.key !== key)

/** How many rows move with the one at `at`: a chapter takes its lessons along. */
function blockLength(rows: readonly LessonRow[], at: number): number {
  if (rows[at]!.kind === 'lesson') return 1
  const next = rows.findIndex((row, index) => index > at && row.kind === 'chapter')
  return (next < 0 ? rows.length : next) - at
}

/** Moves a lesson to a row, or a chapter before or behind the chapter of that row. Returns the rows and where it is then. */
export function moveRow(
  rows: readonly LessonRow[],
  from: number,
  to: number,
): { rows: LessonRow[]; at: number } {
  const length = blockLength(rows, from)
  const block = rows.slice(from, from + length)
  const rest = rows.toSpliced(from, length)
  const at = rows[from]!.kind === 'lesson' ? to : chapterPlace(rows, { from, to, length })
  return { rows: rest.toSpliced(at, 0, ...block), at }
}

type ChapterMove = { from: number; to: number; length: number }

/** Among the other rows, where a chapter comes to begin: never inside another one. */
function chapterPlace(rows: readonly LessonRow[], { from, to, length }: ChapterMove): number {
  if (to < from) {
    const heading = rows.findLastIndex((row, index) => index <= to && row.kind === 'chapter')
    return Math.max(heading, 0)
  }
  // Its own rows lie between it and the next chapter.
  const passed = Math.max(to, from + length)
  if (passed >= rows.length) return from
  const next = rows.findIndex((row, index) => index > passed && row.kind === 'chapter')
  return (next < 0 ? rows.length : next) - length
}
