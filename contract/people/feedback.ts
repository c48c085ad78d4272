import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, line, lines, nothing, page, paged, text } from '../wire/fields.ts'
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

export type OwnFeedback = z.infer<typeof ownFeedback>
export type FeedbackItem = z.infer<typeof feedbackItem>
