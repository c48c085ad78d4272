import { defaultCountryCode } from '#contract/people/account.ts'
import { profileLimits } from '#contract/people/profile.ts'
import { invitationLimits } from '#contract/practice/expert-invitations.ts'
import { partTypes, sheetStates } from '#contract/practice/expert-sheets.ts'
import { memberOf } from '#kernel/answer.ts'
import { chosen } from '#kernel/chosen.ts'
import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  linesField,
  referenceField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { plannedFields, plannedOf } from '#server/features/practice/expert-sessions/planned-fields.ts'
import { ensureTask } from '#server/features/practice/expert-sheets/invited-sheets.queries.ts'
import { sheetRows, taskRows } from './expert-invitations.console.queries.ts'
import { inviteOne, sendAgain, withdrawOne } from './invite-one.ts'
import { invitationTable } from './import-invitations.ts'
import { showInvitedSheet } from './show-invited.ts'
import { sheetFacts } from './sheet-facts.ts'

const parts = states({
  [partTypes.lecturer]: ['讲者', 'Lecturer'],
  [partTypes.chair]: ['主席', 'Chair'],
  [partTypes.panel]: ['讨论嘉宾', 'Panel'],
})

const answers = states({
  [sheetStates.open]: ['待确认', 'Open', 'processing'],
  [sheetStates.confirmed]: ['已确认', 'Confirmed', 'success'],
  [sheetStates.refused]: ['已拒绝', 'Refused', 'error'],
})

/** Task sheets: what experts are asked to do in a meeting, one for each meeting. */
export const tasksResource = defineResource({
  name: 'expert-tasks',
  title: words('任务书', 'Task sheets'),
  right: 'experts.edit',
  rows: taskRows,
  partOf: { meetings: { by: 'meeting_id' } },
  titleOf: ({ meeting }) => String(meeting),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('会议时间', 'Begins'),
    invited: numberColumn('受邀专家', 'Invited'),
    confirmed: numberColumn('已确认', 'Confirmed'),
    website: textColumn('会议官网', 'Website', { isHidden: true }),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
  },
  filters: { q: textFilter('会议', 'Meeting'), begin_at: periodFilter('会议时间', 'Begins') },
  form: defineForm({
    fields: {
      meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
      website: textField('会议官网', 'Website', { max: 200 }),
    },
    async read({ db, vault }, id) {
      const [row] = await taskRows.byIds({ db, vault }, [id])
      return row && { meeting_id: row.meeting_id, website: row.website }
    },
    async create(context, { meeting_id, website }) {
      const { meeting } = await findMeeting(context.db, meeting_id)
      const created_by = memberOf(context).userId
      return ensureTask(context.db, { meeting_id: meeting.id, website, created_by })
    },
  }),
})

export const guestsResource = defineResource({
  name: 'experts',
  title: words('受邀专家', 'Invited experts'),
  right: 'experts.edit',
  rows: sheetRows,
  partOf: { meetings: { by: 'meeting_id' }, people: { by: 'user_id' } },
  titleOf: titledBy('guest', 'meeting'),
  columns: {
    guest: textColumn('专家', 'Expert'),
    phone: textColumn('手机号', 'Phone'),
    meeting: textColumn('会议', 'Meeting'),
    part: stateColumn('身份', 'Part', parts),
    status: stateColumn('答复', 'Answer', answers),
    status_reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    note: textColumn('备注', 'Note', { isHidden: true }),
    devices: numberColumn('打开设备', 'Devices'),
    is_withdrawn: flagColumn('已撤回', 'Withdrawn'),
    created_at: timeColumn('邀请时间', 'Invited'),
  },
  filters: {
    q: textFilter('专家或会议', 'Expert or meeting'),
    part: stateFilter('身份', 'Part', parts),
    status: stateFilter('答复', 'Answer', answers),
    state: choiceFilter('邀请', 'Invitation', {
      open: words('有效', 'Holds'),
      withdrawn: words('已撤回', 'Withdrawn'),
    }),
  },
  present: (row, { vault }) => ({ ...row, phone: maskPhone(row.phone_sealed as Buffer | null, vault) }),
  detail: async (context, id) => sheetFacts(await showInvitedSheet(context, id), context.caller.language),
  form: defineForm({
    fields: {
      task_id: referenceField('任务书', 'Task sheet', 'expert-tasks', { isRequired: true }),
      phone: textField('手机号', 'Phone', { isRequired: true, max: 20 }),
      name: textField('姓名', 'Name', { isRequired: true, max: profileLimits.truename }),
      part: choiceField(
        '身份',
        'Part',
        { 1: parts[1]!.title, 2: parts[2]!.title, 3: parts[3]!.title },
        { hint: ['留空为讲者', 'When empty: lecturer'] },
      ),
      note: linesField('备注', 'Note', { max: invitationLimits.note }),
      country_code: textField('国家或地区码', 'Country code', {
        max: 4,
        hint: ['留空为 86', 'When empty: 86'],
      }),
      sessions: rowsField('日程', 'Sessions', plannedFields, { max: invitationLimits.sessions }),
    },
    async read({ db, vault }, id) {
      const [row] = await sheetRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { task_id, guest: name, part, note } = row
      return { task_id, phone: '', name, part: String(part), note, country_code: '', sessions: [] }
    },
    create: (context, { task_id, country_code, part, sessions, ...person }) =>
      inviteOne(context, task_id, {
        ...person,
        countryCode: country_code || defaultCountryCode,
        part: part === '' ? partTypes.lecturer : chosen(partTypes, part),
        sessions: sessions.map(({ programme_id, ...session }) => ({ ...plannedOf(session), programme_id })),
      }),
    wholeTable: invitationTable,
  }),
  actions: {
    send: defineAction({
      title: words('再发邀请短信', 'Send the SMS again'),
      isBulk: true,
      applies: ({ is_withdrawn }) => is_withdrawn === false,
      run: sendAgain,
    }),
    withdraw: defineAction({
      title: words('撤回邀请', 'Withdraw'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      applies: ({ is_withdrawn }) => is_withdrawn === false,
      run: (context, id, { reason }) => withdrawOne(context, id, reason),
    }),
  },
})
