import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, lines, onOff, text } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet, sheetLimits } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

export const feeStates = { open: 0, confirmed: 1, available: 2, disputed: 4 } as const

export const feeFailures = defineFailures({
  feeMissing: [5901, '该讲课费不存在', 'there is no such fee'],
  feeFixed: [5902, '讲课费已确认，不能再修改', 'the fee has been confirmed and cannot be changed any more'],
  feeChanged: [
    5903,
    '讲课费金额已更新，请核对后再确认',
    'the fee has changed, please check it before confirming',
  ],
  amountWrong: [5904, '金额须大于 0，最多两位小数', 'the amount must be above 0 with at most two decimals'],
  guestMissing: [5905, '该专家不在任务单中', 'this expert has no task sheet'],
  sessionMissing: [5906, '该日程不属于这位专家', 'this session is not one of the expert’s'],
  notDisputed: [5907, '该讲课费没有异议', 'this fee is not disputed'],
})

const fee = z.object({
  fee_id: z.int(),
  title: z.string(),
  /** Yuan, as all amounts. */
  gross: z.string(),
  deduction: z.string(),
  tax: z.string(),
  net: z.string(),
  status: oneOf(feeStates),
  /** What still has to happen before it is available, in the language of the caller. */
  missing: z.array(z.string()),
  /** Why the expert disputes it, and what the organiser answered. */
  reason: z.string(),
  answer: z.string(),
  confirm_time: z.string(),
  available_time: z.string(),
})

const feeList = z.object({ fees: z.array(fee) })
export const feeCalls = {
  list: defineCall({
    id: 'expert.expertpayinfo',
    path: '/api/web/v2/doctorhomepage/expertpayinfo',
    about: 'The fees of a sheet with their tax, and what each still waits for.',
    input: ofSheet,
    output: feeList,
  }),
  affirm: defineCall({
    id: 'expert.expertpayaffirm',
    path: '/api/web/v2/doctorhomepage/expertpayaffirm',
    about:
      'Confirms (`type` 1) or, with a reason, disputes (2) a fee. `gross` says which amount was read; where it has changed, nothing is confirmed.',
    input: z.extend(ofProvedSheet, {
      fee_id: id,
      type: onOff,
      gross: z.optional(text(12)),
      reason: z._default(lines(sheetLimits.reason), ''),
    }),
    output: feeList,
  }),
}

export type ExpertFee = z.infer<typeof fee>
