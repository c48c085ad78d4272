import { describe, expect, it } from 'vitest'
import { creditMeetings, lectureQuestions } from '#demo/content/credit-meetings.ts'
import { microCourses } from '#demo/content/micro-courses.ts'
import { antibioticsBank } from './antibiotics-bank.ts'
import { cardiologyBank } from './cardiology-bank.ts'
import { endocrinologyBank } from './endocrinology-bank.ts'
import { firstAidBank } from './first-aid-bank.ts'
import { respiratoryBank } from './respiratory-bank.ts'
import { safetyBank } from './safety-bank.ts'

type Question = { options: string[]; right?: number }

const banks = [
  antibioticsBank,
  cardiologyBank,
  endocrinologyBank,
  firstAidBank,
  respiratoryBank,
  safetyBank,
].map(({ title, questions }): [string, Question[]] => [title, questions])
const others: Question[] = [
  ...lectureQuestions,
  ...[...microCourses.values()].flatMap(({ questions }) => questions),
  ...creditMeetings.flatMap(({ liveQuestions = [] }) => liveQuestions),
]

/** The share of questions with one right option, the first, that somebody gets who always takes the longest, or the shortest. */
function guessed(questions: Question[], pick: (...lengths: number[]) => number): number {
  const single = questions.filter(({ right = 1 }) => right === 1)
  const hits = single.map(({ options }) => {
    const wanted = pick(...options.map(({ length }) => length))
    const alike = options.filter(({ length }) => length === wanted)
    return alike.includes(options[0]!) ? 1 / alike.length : 0
  })
  return hits.reduce((sum, hit) => sum + hit, 0) / single.length
}

describe('the length of an option says nothing', () => {
  it.each([...banks, ['all others', others] as [string, Question[]]])('%s', (_, questions) => {
    expect(guessed(questions, Math.max)).toBeLessThan(0.4)
    expect(guessed(questions, Math.min)).toBeLessThan(0.4)
  })

  it('in all of them together', () => {
    const all = [...banks.flatMap(([, questions]) => questions), ...others]
    expect(guessed(all, Math.max)).toBeLessThan(0.3)
    expect(guessed(all, Math.min)).toBeLessThan(0.3)
  })
})
