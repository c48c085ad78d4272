import { describe, expect, it } from 'vitest'
import { drawMoment, isExpired, isWithin, recallCount, recallParts } from './recall-rules.ts'

const minute = 60_000
const draws = (...given: Parameters<typeof drawMoment>) =>
  Array.from({ length: 300 }, () => drawMoment(...given))

describe('the parts in which somebody is asked', () => {
  it.each([
    [0, 0],
    [24_000, 1],
    [10 * minute, 2],
    [60 * minute, 3],
  ])('of %d ms are %d', (length, count) => {
    expect(recallCount(length)).toBe(count)
    expect(recallParts(0, length)).toHaveLength(count)
  })

  it('follow each other without a gap', () => {
    expect(recallParts(1000, 61 * minute).map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [1000, 1_220_667],
      [1_220_667, 2_440_333],
      [2_440_333, 3_660_000],
    ])
  })
})

describe('a moment', () => {
  const part = { fromMs: 10 * minute, toMs: 20 * minute }

  it('is inside its part and never the same for long', () => {
    const moments = draws(part, []).map(({ at_ms }) => at_ms)
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(11 * minute)
    expect(Math.max(...moments)).toBeLessThanOrEqual(19 * minute)
    expect(new Set(moments).size).toBeGreaterThan(200)
  })

  it('comes after what is asked about was said, and asks about its own part', () => {
    const questions = [
      { id: 1, atMs: 2 * minute },
      { id: 2, atMs: 15 * minute },
      { id: 3, atMs: 25 * minute },
    ]
    for (const { at_ms, question_id } of draws(part, questions)) {
      expect(question_id).toBe(2)
      expect(at_ms).toBeGreaterThanOrEqual(15 * minute)
    }
  })

  it('prefers another question after a miss', () => {
    const questions = [
      { id: 1, atMs: 11 * minute },
      { id: 2, atMs: 12 * minute },
    ]
    expect(new Set(draws(part, questions, 1).map(({ question_id }) => question_id))).toEqual(new Set([2]))
    expect(drawMoment(part, questions.slice(0, 1), 1).question_id).toBe(1)
  })

  it('asks for presence where there is no question', () => {
    expect(drawMoment(part, []).question_id).toBeNull()
  })
})

it('waits a minute and a little more for the answer', () => {
  const askedAt = new Date(0)
  expect(isExpired(askedAt, 64_000)).toBe(false)
  expect(isExpired(askedAt, 66_000)).toBe(true)
})

it('is due when a watched range contains it', () => {
  expect(isWithin([[0, 10]], 10)).toBe(false)
  expect(
    isWithin(
      [
        [0, 10],
        [20, 30],
      ],
      20,
    ),
  ).toBe(true)
})
