import { expect, test } from 'vitest'
import { placeAfter, placeIn } from './lesson-place.ts'

test('a buyer goes on where the video is', () => {
  expect(placeIn(4, 61.8, { part_id: 4, position: 20 })).toEqual({ lessonId: 4, second: 61 })
})

test('a buyer who has not played anything goes on where they stopped, in the lesson that is shown', () => {
  expect(placeIn(4, 0, { part_id: 4, position: 20 })).toEqual({ lessonId: 4, second: 20 })
  expect(placeIn(5, 0, { part_id: 4, position: 20 })).toEqual({ lessonId: 5, second: 0 })
  expect(placeIn(5, 0, undefined)).toEqual({ lessonId: 5, second: 0 })
})

test('after the trial minutes of a lesson its rest follows', () => {
  expect(placeAfter({ episode_id: 4, trial_seconds: 60 }, { episode_id: 5 })).toEqual({
    lessonId: 4,
    second: 60,
  })
})

test('after a trial lesson the next one follows', () => {
  expect(placeAfter({ episode_id: 4, trial_seconds: 0 }, { episode_id: 5 })).toEqual({
    lessonId: 5,
    second: 0,
  })
  expect(placeAfter({ episode_id: 4, trial_seconds: 0 }, undefined)).toEqual({ lessonId: 4, second: 0 })
})
