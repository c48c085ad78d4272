import { describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/subjects.ts'
import { sessionLines } from './session-lines.ts'
import { talkLines } from './talk-lines.ts'
import { talkQuestions } from './talk-questions.ts'

const seconds = 24
const diseases = subjects.flatMap((subject) => subject.diseases)

/** A meeting on each disease, with everything that a programme has. */
const parts = diseases.flatMap((disease) => {
  const programme = ['开场与会议介绍', ...disease.talks, '病例分享与点评', '讨论与总结']
  return programme.map((name) => {
    const lines =
      sessionLines({ name, meeting: '研讨会', programme, disease, seconds }) ??
      talkLines(name, disease, seconds)
    return { programme, lines, questions: talkQuestions({ name, programme, disease, lines, seconds }) }
  })
})

describe('the questions about a part of a meeting', () => {
  it('are answered by what is said in it before they are asked', () => {
    for (const { lines, questions } of parts) {
      expect(questions).toHaveLength(2)
      for (const { options, at_seconds } of questions) {
        const said = lines.filter(({ at }) => at < at_seconds).map(({ zh }) => zh)
        const [right, ...wrong] = options
        const key = right!.replace(/、.*/, '')
        expect(said.some((line) => line.includes(key))).toBe(true)
        for (const option of wrong) expect(said.some((line) => line.includes(option))).toBe(false)
        expect(new Set(options).size).toBe(4)
        expect(at_seconds).toBeLessThan(seconds * 0.9 + 1)
      }
    }
  })

  it('are not answered by the programme, which the page shows', () => {
    for (const { programme, questions } of parts)
      for (const { options } of questions)
        expect(options.filter((option) => programme.includes(option))).toEqual([])
  })

  it('give nothing away by the length of an option', () => {
    const lengths = parts.flatMap(({ questions }) =>
      questions.map(({ options }) => options.map((one) => one.length)),
    )
    const guessed = (pick: (...lengths: number[]) => number) =>
      lengths.reduce((sum, own) => {
        const wanted = pick(...own)
        return sum + (own[0] === wanted ? 1 / own.filter((length) => length === wanted).length : 0)
      }, 0) / lengths.length
    for (const pick of [Math.max, Math.min]) expect(Math.abs(guessed(pick) - 0.25)).toBeLessThan(0.1)
  })
})
