import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id, line, nothing } from '../wire/fields.ts'
import { checkinItem, refusalReasonLimit } from './checkin.ts'

/** Operators review check-ins; those who run a meeting review the check-ins of people who agreed to be seen by them. */
export const checkinOperatorCalls = {
  detail: defineCall({
    id: 'checkin.detail',
    path: '/api/web/v2/checkin/detail',
    about:
      'One check-in with its numbers in full, for operators; what the organiser may see of it, for those who run the meeting. Access is logged.',
    access: 'member',
    input: z.object({ checkin_id: id }),
    output: checkinItem,
  }),
  pass: defineCall({
    id: 'checkin.pass',
    path: '/api/web/v2/checkin/pass',
    about: 'Passes a check-in that is under review.',
    access: 'member',
    input: z.object({ checkin_id: id }),
    output: nothing,
  }),
  refuse: defineCall({
    id: 'checkin.refuse',
    path: '/api/web/v2/checkin/refuse',
    about: 'Fails a check-in, with a reason.',
    access: 'member',
    input: z.object({ checkin_id: id, reason: line(refusalReasonLimit).check(z.minLength(1)) }),
    output: nothing,
  }),
}
