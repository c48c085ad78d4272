import { feedbackKinds } from '#contract/people/feedback.ts'
import { createDraft } from '#web/platform/draft.ts'
import type { StorageArea } from '#web/platform/kept.ts'

export type FeedbackValues = { kind: string; content: string; phone: string }

/** What was typed outlives a reload and a login, in this tab. */
export const createFeedbackDraft = (area: StorageArea, userid: string) =>
  createDraft(area, 'feedback_draft', userid, ({ kind, content, phone }): FeedbackValues => {
    const known = feedbackKinds.find((one) => one === kind) ?? feedbackKinds[0]
    return { kind: known, content: textOf(content), phone: textOf(phone) }
  })

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
