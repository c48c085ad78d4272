import * as z from 'zod/mini'
import { defaultCountryCode } from '../people/account.ts'
import { profileLimits } from '../people/profile.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, id, json, line, lines, nothing, page, paged, text } from '../wire/fields.ts'
import { expertSession, sessionKinds, sessionLimits, timeField } from './expert-sessions.ts'
import { sheetLimits } from './expert-sheets.ts'

export const invitationLimits = { rows: 500, sessions: 40, note: 500 } as const

export const invitationPageSize = 20

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
  fileUnreadable: [
    4755,
    '无法读取文件，请使用 .xlsx 或 .csv 表格',
    'the file cannot be read, please use a .xlsx or .csv table',
  ],
  columnsMissing: [4756, '表格缺少列', 'the table lacks columns'],
  noRows: [4757, '表格中没有专家', 'there is no expert in the table'],
  sessionWrong: [
    4759,
    '请填写场次的题目，形式为讲课、主持、讨论或点评',
    'a session needs a title; its kind is lecture, host, discussion or comment',
  ],
  tooManyRows: [
    4758,
    `一次最多导入 ${invitationLimits.rows} 行`,
    `at most ${invitationLimits.rows} lines can be imported at once`,
  ],
})

const plannedSession = z.object({
  kind: z._default(z.enum(sessionKinds), 'lecture'),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(sessionLimits.title)),
  hall: z._default(z.string().check(z.trim(), z.maxLength(sessionLimits.hall)), ''),
  begin_time: timeField,
  end_time: timeField,
  /** The item of the programme that it is. */
  schedule_id: z.optional(z.int()),
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
  part_type: z.int(),
  note: z.string(),
  status: z.int(),
  reason: z.string(),
  is_withdrawn: bit,
  sessions: z.array(expertSession),
  /** More than one means that the code was passed on. */
  devices: z.array(sheetDevice),
  /** The SMS to the guest, the latest first. */
  messages: z.array(z.object({ kind: z.string(), state: z.string(), time: z.string() })),
})

const ofGuest = z.object({ guest_id: id })

/** For operators. */
export const invitationCalls = {
  createTask: defineCall({
    id: 'expert.taskcreate',
    path: '/api/web/v2/doctorhomepage/taskcreate',
    about: 'The task of a meeting, which is created if there is none.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['expert-tasks', 'id'],
    input: z.object({ meeting_id: id, website: z._default(line(500), '') }),
    output: z.object({ id: z.int() }),
  }),
  invite: defineCall({
    id: 'expert.guestinvite',
    path: '/api/web/v2/doctorhomepage/guestinvite',
    about:
      'Invites an expert by number and sends the SMS. A number without an account gets one. The guest may enter the meeting as its speakers do.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['experts', 'guest_id'],
    input: z.object({
      id,
      phone: text(15),
      country_code: z._default(text(4), defaultCountryCode),
      guest_name: line(profileLimits.truename),
      part_type: z._default(code, 1),
      note: z._default(lines(invitationLimits.note), ''),
      sessions: z._default(json(z.array(plannedSession).check(z.maxLength(invitationLimits.sessions))), []),
    }),
    output: invitedSheet,
  }),
  import: defineCall({
    id: 'expert.guestimport',
    path: '/api/web/v2/doctorhomepage/guestimport',
    about:
      'Invites the experts of a table (.xlsx or .csv), a session a line. If anything is wrong nobody is invited, and `rows` says what is wrong in which line.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['expert-tasks', 'id'],
    upload: true,
    input: z.object({ id }),
    output: z.object({
      invited: z.int(),
      rows: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
  }),
  send: defineCall({
    id: 'expert.guestsend',
    path: '/api/web/v2/doctorhomepage/guestsend',
    about: 'Sends the invitation again. One that is on its way is enough.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['experts', 'guest_id'],
    input: ofGuest,
    output: nothing,
  }),
  list: defineCall({
    id: 'expert.guestlist',
    path: '/api/web/v2/doctorhomepage/guestlist',
    about: 'The sheets of a task with their states, sessions, devices and SMS, 20 a page.',
    access: 'operator',
    right: 'experts.edit',
    input: z.object({ id, page }),
    output: paged(invitedSheet),
  }),
  history: defineCall({
    id: 'expert.guesthistory',
    path: '/api/web/v2/doctorhomepage/guesthistory',
    about: 'Everything that was changed on a sheet: what, by whom, when and why.',
    access: 'operator',
    right: 'experts.edit',
    input: ofGuest,
    output: z.array(
      z.object({
        kind: z.string(),
        subject_id: z.int(),
        time: z.string(),
        is_guest: bit,
        /** 0 for a guest who came by the code. */
        userid: z.int(),
        reason: z.string(),
      }),
    ),
  }),
  withdraw: defineCall({
    id: 'expert.guestwithdraw',
    path: '/api/web/v2/doctorhomepage/guestwithdraw',
    about: 'Withdraws an invitation, with a reason. Its code opens nothing any more; its history stays.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['experts', 'guest_id'],
    input: z.extend(ofGuest, { reason: lines(sheetLimits.reason) }),
    output: nothing,
  }),
}

export type InvitedSheet = z.infer<typeof invitedSheet>
