import type { FeedbackItem, OwnFeedback } from '#contract/people/feedback.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import type { FeedbackRow, FeedbackWithSender } from './feedback.queries.ts'

export const presentOwnFeedback = (row: FeedbackRow): OwnFeedback => ({
  feedback_id: row.id,
  kind: row.kind,
  content: row.content,
  pictures: row.pictures,
  created_at: shanghaiTime(row.created_at),
  answer: row.answer,
  answered_at: row.answered_at ? shanghaiTime(row.answered_at) : '',
})

export const presentFeedback = (
  { feedback, truename }: FeedbackWithSender,
  vault: Vault,
  number: 'masked' | 'in full',
): FeedbackItem => ({
  ...presentOwnFeedback(feedback),
  userid: feedback.user_id ?? 0,
  truename: truename ?? '',
  phone:
    number === 'in full' && feedback.phone_sealed
      ? vault.openText(feedback.phone_sealed)
      : maskPhone(feedback.phone_sealed, vault),
})
