import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createFeedbackDraft } from './feedback-draft.ts'

const empty = { kind: 'fault', content: '', phone: '' }
const typed = { kind: 'advice', content: '希望可以循环播放', phone: '' }

it('goes from a visitor to the user who logs in, and to no other user', () => {
  const { area } = createFakeArea()
  expect(createFeedbackDraft(area, '').get()).toEqual(empty)
  createFeedbackDraft(area, '').set(typed)
  expect(createFeedbackDraft(area, '7').get()).toEqual(typed)
  createFeedbackDraft(area, '7').set(typed)
  expect(createFeedbackDraft(area, '8').get()).toEqual(empty)
})

it('begins with the first kind when the stored one is none', () => {
  const { area } = createFakeArea()
  createFeedbackDraft(area, '7').set({ ...typed, kind: 'nothing' })
  expect(createFeedbackDraft(area, '7').get()).toEqual({ ...typed, kind: 'fault' })
})
