import { expect, it } from 'vitest'
import type { AnswerEntry } from './use-answer-queue.ts'
import { chosenOn, saveStateOf } from './waiting-answers.ts'

const entry = (given: Partial<AnswerEntry>): AnswerEntry => ({
  id: '1',
  userid: '7',
  notedAt: 0,
  tryId: 3,
  ...given,
})
const question = (question_id: number, chosen: number[]) =>
  ({ question_id, chosen }) as Parameters<typeof chosenOn>[0]['questions'][number]

it('shows answers that wait on this device over those that the server has, the latest of each', () => {
  const paper = { questions: [question(1, [10]), question(2, []), question(3, [30])] }
  const waiting = [
    entry({ questionId: 2, optionIds: [20] }),
    entry({ questionId: 2, optionIds: [21, 22] }),
    entry({ questionId: 3, optionIds: [] }),
    entry({}),
  ]
  expect([...chosenOn(paper, waiting)]).toEqual([
    [1, [10]],
    [2, [21, 22]],
    [3, []],
  ])
})

it.each([
  ['empty', { waiting: [], hasAnswers: false, isStuck: false }],
  ['saved', { waiting: [], hasAnswers: true, isStuck: true }],
  ['saving', { waiting: [entry({ questionId: 1 })], hasAnswers: true, isStuck: false }],
  ['unsaved', { waiting: [entry({ questionId: 1 })], hasAnswers: true, isStuck: true }],
  ['saving', { waiting: [entry({})], hasAnswers: true, isStuck: false }],
  ['handingIn', { waiting: [entry({ questionId: 1 }), entry({})], hasAnswers: true, isStuck: true }],
])('is %s', (state, saving) => {
  expect(saveStateOf(saving)).toBe(state)
})
