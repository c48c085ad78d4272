import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lessonsOf, moveRow, rowsOf, without, withChange, withChapter, withLesson } from './lesson-rows.ts'
import type { LessonRow } from './lesson-rows.ts'

const lesson = (title: string, chapter = '') => ({
  lesson_id: 0,
  chapter,
  title,
  video_id: 7,
  is_trial: 0 as const,
})
const lessons = [lesson('a', '上'), lesson('b', '上'), lesson('c', '下'), lesson('d', '下')]
const titles = (rows: readonly LessonRow[]) => rows.map(({ title }) => title)
const moved = (from: number, to: number) => {
  const { rows, at } = moveRow(rowsOf(lessons), from, to)
  return [titles(rows).join(''), at]
}

it('writes the lessons that it has read, with their chapters', () => {
  expect(titles(rowsOf(lessons))).toEqual(['上', 'a', 'b', '下', 'c', 'd'])
  expect(lessonsOf(rowsOf(lessons))).toEqual(lessons)
  expect(lessonsOf(rowsOf([lesson('a'), lesson('b', '下')]))).toEqual([lesson('a'), lesson('b', '下')])
})

it('adds, names and removes chapters and lessons', () => {
  const rows = withLesson(withChapter(withLesson([], { title: 'a', video_id: 1 }), '下'), {
    title: 'b',
    video_id: 2,
  })
  expect(lessonsOf(rows)).toMatchObject([
    { title: 'a', chapter: '', video_id: 1 },
    { title: 'b', chapter: '下', video_id: 2 },
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
  const named = withChange(rows, rows[2]!.key, { title: 'c', is_trial: 1 })
  expect(lessonsOf(named)).toMatchObject([{ title: 'a' }, { title: 'c', is_trial: 1 }])
  expect(lessonsOf(without(named, named[1]!.key))).toMatchObject([{ chapter: '' }, { chapter: '' }])
})

it.each([
  ['a lesson down', 1, 2, '上ba下cd', 2],
  ['a lesson into the next chapter', 2, 3, '上a下bcd', 3],
  ['a lesson to the end', 1, 5, '上b下cda', 5],
  ['a lesson above all', 4, 0, 'c上ab下d', 0],
  ['a chapter up by a row', 3, 2, '下cd上ab', 0],
  ['a chapter to the top', 3, 0, '下cd上ab', 0],
  ['a chapter down by a row', 0, 1, '下cd上ab', 3],
  ['a chapter to the end', 0, 5, '下cd上ab', 3],
  ['the last chapter further down', 3, 4, '上ab下cd', 3],
])('moves %s', (_what, from, to, expected, at) => expect(moved(from, to)).toEqual([expected, at]))

it('loses no row and says where the moved one is, wherever it is moved', () => {
  const anyRows = fc
    .array(fc.boolean(), { minLength: 1, maxLength: 12 })
    .map((kinds) =>
      kinds.reduce<LessonRow[]>(
        (rows, isChapter) =>
          isChapter ? withChapter(rows, 'x') : withLesson(rows, { title: 'y', video_id: 1 }),
        [],
      ),
    )
  fc.assert(
    fc.property(anyRows, fc.nat(), fc.nat(), (rows, a, b) => {
      const from = a % rows.length
      const result = moveRow(rows, from, b % rows.length)
      expect(new Set(result.rows)).toEqual(new Set(rows))
      expect(result.rows).toHaveLength(rows.length)
      expect(result.rows[result.at]).toBe(rows[from])
    }),
  )
})
