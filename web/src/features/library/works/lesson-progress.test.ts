import { expect, it } from 'vitest'
import type { Episode, LessonProgress } from '#contract/library/works.ts'
import { chaptersOf, lessonStates } from './lesson-progress.ts'

const lesson = (episode_id: number, seconds: number): Episode => ({
  episode_id,
  seconds,
  chapter: '',
  title: '',
  is_trial: 0,
  is_returned: 0,
  trial_seconds: 0,
  video: '',
  clarities: [],
  captions: [],
  preview: '',
})
const begun = (given: Partial<LessonProgress>): LessonProgress => ({
  episode_id: 1,
  position: 0,
  covered_seconds: 0,
  is_completed: 0,
  ...given,
})
const stateOf = (given: Partial<LessonProgress>, seconds = 200) =>
  lessonStates([lesson(1, seconds)], [begun(given)]).get(1)

it.each([
  [{ covered_seconds: 0 }, 0],
  [{ covered_seconds: 51 }, 25],
  [{ covered_seconds: 200 }, 99],
  [{ covered_seconds: 180, is_completed: 1 as const }, 100],
])('of %j says %i percent', (given, percent) => {
  expect(stateOf(given)?.percent).toBe(percent)
})

it('says no percent of a video of unknown length', () => {
  expect(stateOf({ covered_seconds: 50, position: 50 }, 0)).toEqual({
    percent: 0,
    isCompleted: false,
    position: 50,
  })
})

it.each([
  [{ position: 60 }, 60],
  [{ position: 198 }, 0],
  [{ position: 60, is_completed: 1 as const }, 0],
])('of %j goes on at second %i', (given, second) => {
  expect(stateOf(given)?.position).toBe(second)
})

it('groups lessons by the chapters that follow each other', () => {
  const [a, b, c, d] = ['一', '一', '二', '一'].map((chapter, at) => ({ chapter, at }))
  expect(chaptersOf([a!, b!, c!, d!])).toEqual([
    { chapter: '一', lessons: [a, b] },
    { chapter: '二', lessons: [c] },
    { chapter: '一', lessons: [d] },
  ])
})
