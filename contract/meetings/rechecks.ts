import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, nothing } from '../wire/fields.ts'
import { codeOf, oneOf } from '../wire/one-of.ts'
import type { OneOf } from '../wire/one-of.ts'

/** How many days after the credit it is asked. */
export const recheckStages = { first: 3, second: 14 } as const
export type RecheckStage = OneOf<typeof recheckStages>

export const recheckFailures = defineFailures({
  recheckOver: [6540, '这道题已经回答过了', 'this question has been answered already'],
})

const recheckQuestion = z.object({
  meeting_id: z.int(),
  meeting_title: contentText,
  stage: oneOf(recheckStages),
  title: z.string(),
  options: z.array(z.object({ option_id: z.int(), label: z.string() })),
})

export const recheckCalls = {
  get: defineCall({
    id: 'recheck.get',
    path: '/api/web/v3/study/recheck',
    access: 'member',
    about:
      'The next question about something that the caller has credit for, three and fourteen days later, and how many of these were answered rightly.',
    input: nothing,
    output: z.object({
      due: z.nullable(recheckQuestion),
      asked_num: z.int(),
      right_num: z.int(),
      /** By meeting, the latest first. */
      kept: z.array(
        z.object({ meeting_id: z.int(), title: contentText, asked_num: z.int(), right_num: z.int() }),
      ),
    }),
  }),
  answer: defineCall({
    id: 'recheck.answer',
    path: '/api/web/v3/study/answerrecheck',
    access: 'member',
    about: 'Answers it, once. `right_label` says what was right.',
    input: z.object({ meeting_id: id, stage: codeOf(recheckStages), option_id: id }),
    output: z.object({ is_right: bit, right_label: z.string() }),
  }),
}

export type RecheckQuestion = z.infer<typeof recheckQuestion>
