import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { gradeOf, isRight } from './grade.ts'

const options = [1, 2, 3, 4].flatMap((question_id) =>
  [0, 1, 2].map((at) => ({
    id: question_id * 10 + at,
    question_id,
    is_right: at === 0 || (question_id === 4 && at === 1),
  })),
)
const scoreOf = (given: Parameters<typeof gradeOf>[0], keys: Parameters<typeof gradeOf>[1]) =>
  gradeOf(given, keys, 60).score
const answer = (question_id: number, ...chosen_ids: number[]) => ({ question_id, chosen_ids })

it('accepts exactly the right options', () => {
  const right = new Set([1, 2])
  expect(isRight([2, 1], right)).toBe(true)
  expect(isRight([1], right)).toBe(false)
  expect(isRight([1, 2, 3], right)).toBe(false)
  expect(isRight([1, 1], right)).toBe(false)
  expect(isRight([], right)).toBe(false)
  expect(isRight([], new Set())).toBe(false)
  expect(isRight([1], undefined)).toBe(false)
})

it('scores out of 100', () => {
  expect(scoreOf([answer(1, 10), answer(2, 20), answer(3, 30), answer(4, 40, 41)], options)).toBe(100)
  expect(scoreOf([answer(1, 10), answer(2, 21), answer(3), answer(4, 40)], options)).toBe(25)
  expect(scoreOf([answer(1, 10), answer(2, 20), answer(3, 31)], options)).toBe(67)
  expect(scoreOf([], options)).toBe(0)
})

it('never leaves 0 to 100, and one more right answer never lowers it', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), (isKnown) => {
      const given = isKnown.map((known, at) => answer(at + 1, known ? (at + 1) * 10 : (at + 1) * 10 + 2))
      const score = scoreOf(given, options)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      const better = given.map((one) => (one.question_id === 1 ? answer(1, 10) : one))
      expect(scoreOf(better, options)).toBeGreaterThanOrEqual(score)
    }),
  )
})

it('says nothing of single answers: a failed paper with more than half of it open has nothing right', () => {
  const lone = [answer(1, 10), answer(2), answer(3), answer(4)]
  expect(gradeOf(lone, options, 60)).toEqual({ score: 0, rightNum: 0 })
  expect(gradeOf([answer(1, 10), answer(2, 21), answer(3), answer(4)], options, 60)).toEqual({
    score: 25,
    rightNum: 1,
  })
  // Passed with what was answered.
  expect(gradeOf(lone, options, 25)).toEqual({ score: 25, rightNum: 1 })
  // An empty answer is none.
  expect(gradeOf([answer(1, 10), answer(2), answer(3)], options, 60).rightNum).toBe(0)
})
