import { expect, it } from 'vitest'
import { answerTextLimit, questionKinds } from '#contract/library/questionnaires.ts'
import type { Question } from '#contract/library/questionnaires.ts'
import { isAnswered, mistakeIn, toSend } from './answers.ts'

const ask = (question_id: number, kind: Question['kind'], required: 0 | 1 = 0): Question => ({
  question_id,
  kind,
  title: '题目',
  required,
  options: [],
})
const single = ask(1, questionKinds.single, 1)
const multiple = ask(2, questionKinds.multiple)
const text = ask(3, questionKinds.text, 1)

it('finds answered and missing questions', () => {
  expect(mistakeIn(single, {})).toBe('missing')
  expect(mistakeIn(multiple, {})).toBeUndefined()
  expect(mistakeIn(text, { 3: { optionIds: [], text: '  ' } })).toBe('missing')
  expect(isAnswered(single, { 1: { optionIds: [7], text: '' } })).toBe(true)
  expect(isAnswered(text, { 3: { optionIds: [7], text: '' } })).toBe(false)
})

it('finds answers that are too long, required or not', () => {
  const said = { optionIds: [], text: '长'.repeat(answerTextLimit + 1) }
  expect(mistakeIn(text, { 3: said })).toBe('too-long')
  expect(mistakeIn({ ...text, required: 0 }, { 3: said })).toBe('too-long')
})

it('sends answered questions only', () => {
  const answers = {
    1: { optionIds: [7], text: '' },
    2: { optionIds: [], text: '' },
    3: { optionIds: [9], text: ' 好 ' },
  }
  expect(toSend([single, multiple, text], answers)).toEqual([
    { question_id: 1, option_ids: [7], text: '' },
    { question_id: 3, option_ids: [], text: '好' },
  ])
})
