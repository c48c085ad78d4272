import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, id, lines, onOff, text } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet, sheetLimits } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

export const feeStates = { open: 0, confirmed: 1, available: 2, disputed: 4, reversed: 5 } as const

/** What the expert has said to a correction of a fee; `toConfirm` is a raise that is paid once they agree to it. */
export const correctionStates = { toConfirm: 0, told: 1, accepted: 2, objected: 3, answered: 4 } as const

/** `type` of answerCorrection. */
export const correctionAnswers = { accept: 1, object: 2 } as const

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
  notConfirmed: [
    6400,
    '该讲课费尚未确认，请直接修改金额',
    'this fee is not confirmed yet: change the amount itself',
  ],
  amountSame: [6401, '更正后的金额与原金额相同', 'this is the amount that it has already'],
  alreadyReversed: [6402, '该讲课费已冲销', 'this fee is reversed already'],
  correctionOpen: [
    6403,
    '上一次更正尚待专家确认，请先等待答复',
    'the expert has not answered the last correction yet',
  ],
  correctionMissing: [6404, '该更正不存在', 'there is no such correction'],
  correctionDecided: [6405, '您已答复过该更正', 'you have answered this correction already'],
  notObjected: [6406, '该更正没有异议', 'nobody objects to this correction'],
  notProposed: [6407, '没有冲销该讲课费的建议', 'nothing suggests to reverse this fee'],
})

/** What was changed about a fee after the expert had confirmed it. */
const correction = z.object({
  correction_id: z.int(),
  from: z.string(),
  /** 0.00 where the fee was reversed. */
  to: z.string(),
  reason: z.string(),
  time: z.string(),
  status: oneOf(correctionStates),
  /** Whether the expert can accept it or object to it now. */
  can_answer: bit,
  /** Why the expert objects, and what was answered. */
  objection: z.string(),
  answer: z.string(),
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
  /** The oldest first. */
  corrections: z.array(correction),
})

const feeList = z.object({
  fees: z.array(fee),
  /** What the expert has to give back of fees that were paid: the next one settles it. */
  claim: z.string(),
})

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
  answerCorrection: defineCall({
    id: 'expertfee.answerCorrection',
    path: '/api/web/v3/expertfee/answerCorrection',
    about:
      'Accepts (`type` 1) a correction of a fee or, with a reason, objects to it (2). A raise is paid once it is accepted.',
    input: z.extend(ofProvedSheet, {
      correction_id: id,
      type: code,
      reason: z._default(lines(sheetLimits.reason), ''),
    }),
    output: feeList,
  }),
}

export type ExpertFeeCorrection = z.infer<typeof correction>
export type FeeList = z.infer<typeof feeList>
export type ExpertFee = z.infer<typeof fee>
