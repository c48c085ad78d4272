import * as z from 'zod/mini'
import { defineFailures } from '../wire/failure.ts'
import { bit } from '../wire/fields.ts'
import { expertSession, sessionLimits } from './expert-sessions.ts'
import { oneOf } from '../wire/one-of.ts'
import { partTypes, sheetStates } from './expert-sheets.ts'

export const sheetMessageKinds = ['invitation', 'change', 'accepted', 'reminder'] as const

/** What has become of an SMS; `dropped` is one that nobody needs any more. */
export const sheetMessageStates = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const

export const invitationLimits = { rows: 500, sessions: 40, note: 500 } as const

export const invitationFailures = defineFailures({
  nameWrong: [4750, '请填写专家姓名', 'please give the name of the expert'],
  partWrong: [4751, '身份应为讲者、主席或讨论嘉宾', 'the part is lecturer, chair or panel'],
  alreadyInvited: [4752, '该专家已在本任务中受邀', 'the expert is invited to this task already'],
  nameDiffers: [
    4753,
    '该手机号的账号姓名与此不同，请核对手机号',
    'the account of this number has another name, please check the number',
  ],
  accountClosed: [4754, '该手机号的账号已停用', 'the account of this number is closed'],
  lineTooLong: [
    4755,
    `题目不超过 ${sessionLimits.title} 字，会场不超过 ${sessionLimits.hall} 字，说明不超过 ${invitationLimits.note} 字`,
    `a title has at most ${sessionLimits.title} characters, a hall ${sessionLimits.hall}, a note ${invitationLimits.note}`,
  ],
  columnsMissing: [4756, '表格缺少列', 'the table lacks columns'],
  noRows: [4757, '表格中没有专家', 'there is no expert in the table'],
  sessionWrong: [
    4759,
    '请填写场次的题目，形式为讲课、主持、讨论或点评',
    'a session needs a title; its kind is lecture, host, discussion or comment',
  ],
  timeUnreadable: [
    4760,
    '开始时间和结束时间应写作 2026-05-06 09:30',
    'begin and end are written like 2026-05-06 09:30',
  ],
  tooManyRows: [
    4758,
    `一次最多导入 ${invitationLimits.rows} 行`,
    `at most ${invitationLimits.rows} lines can be imported at once`,
  ],
})

/** A device in which a sheet was opened. */
const sheetDevice = z.object({
  client: z.string(),
  first_time: z.string(),
  last_time: z.string(),
  is_proved: bit,
})

/** A sheet as an operator sees it. */
export const invitedSheet = z.object({
  guest_id: z.int(),
  id: z.int(),
  guest_name: z.string(),
  phone: z.string(),
  part_type: oneOf(partTypes),
  note: z.string(),
  status: oneOf(sheetStates),
  reason: z.string(),
  is_withdrawn: bit,
  sessions: z.array(expertSession),
  /** More than one means that the code was passed on. */
  devices: z.array(sheetDevice),
  /** The SMS to the guest, the latest first. */
  messages: z.array(
    z.object({ kind: z.enum(sheetMessageKinds), state: z.enum(sheetMessageStates), time: z.string() }),
  ),
})

export type InvitedSheet = z.infer<typeof invitedSheet>
