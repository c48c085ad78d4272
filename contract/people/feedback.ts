import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { flag, id, json, line, lines, nothing, page, paged, text } from '../wire/fields.ts'
import { slideTicket } from './account.ts'

export const feedbackFailures = defineFailures({
  pictureNotOwn: [4608, '图片不存在，请重新上传', 'a picture was not found, please upload it again'],
  answered: [4609, '该反馈已回复', 'this feedback has been answered already'],
})

export const feedbackKinds = ['fault', 'content', 'account', 'advice', 'other'] as const
export const feedbackLimits = { content: 500, pictures: 4, answer: 500 } as const

export const ownFeedback = z.object({
  feedback_id: z.int(),
  kind: z.enum(feedbackKinds),
  content: z.string(),
  pictures: z.array(z.string()),
  created_at: z.string(),
  /** Empty until there is one. */
  answer: z.string(),
  answered_at: z.string(),
})

export const feedbackItem = z.extend(ownFeedback, {
  /** 0 for a visitor. */
  userid: z.int(),
  truename: z.string(),
  phone: z.string(),
})

export const feedbackCalls = {
  send: defineCall({
    id: 'account.feedback',
    path: '/api/web/v2/account/feedback',
    about:
      'Tells the operators something. `pictures` is a JSON list of own uploads, so that only members add any. Visitors need `slide_ticket`.',
    input: z.object({
      kind: z.enum(feedbackKinds),
      content: lines(feedbackLimits.content).check(z.minLength(1)),
      pictures: z._default(json(z.array(line(200)).check(z.maxLength(feedbackLimits.pictures))), []),
      phone: z._default(text(15), ''),
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  own: defineCall({
    id: 'account.feedbacklist',
    path: '/api/web/v2/account/feedbacklist',
    about: 'What the caller has told the operators, newest first, with their answers.',
    access: 'member',
    input: z.object({ page }),
    output: paged(ownFeedback),
  }),
}

/** What operators do about feedback. */
export const feedbackOperatorCalls = {
  list: defineCall({
    id: 'feedback.lists',
    path: '/api/web/v2/feedback/lists',
    about: 'The feedback, open ones oldest first, answered ones newest first; numbers are masked.',
    access: 'operator',
    right: 'feedback.answer',
    input: z.object({ answered: z._default(flag, false), page }),
    output: paged(feedbackItem),
  }),
  detail: defineCall({
    id: 'feedback.detail',
    path: '/api/web/v2/feedback/detail',
    about: 'One feedback with the number to call in full; the look is logged.',
    access: 'operator',
    right: 'feedback.answer',
    input: z.object({ feedback_id: id }),
    output: feedbackItem,
  }),
  answer: defineCall({
    id: 'feedback.answer',
    path: '/api/web/v2/feedback/answer',
    about: 'Answers a feedback, once. Its sender reads the answer in feedbacklist.',
    access: 'operator',
    right: 'feedback.answer',
    changes: true,
    record: ['feedback', 'feedback_id'],
    input: z.object({ feedback_id: id, answer: lines(feedbackLimits.answer).check(z.minLength(1)) }),
    output: nothing,
  }),
}

export type OwnFeedback = z.infer<typeof ownFeedback>
export type FeedbackItem = z.infer<typeof feedbackItem>
