import { flagColumn, textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import { referenceField, textField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import type { Context } from '#kernel/services.ts'
import { maskName } from '#server/features/meetings/checkin/checkin.present.ts'
import { findAnyMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { changeNumbers, findByNumber } from './find-people.ts'
import {
  deleteGuestRow,
  deleteManagerRow,
  deleteWhitelistRow,
  guestRows,
  managerRows,
  selectGuestId,
  selectNewestWhitelisted,
  upsertManager,
  whitelistRows,
} from './meeting-settings.console.queries.ts'
import { guestInvited, guestRemoved, managerNamed, managerRemoved } from './meeting-settings.notices.ts'
import { insertGuest } from './meeting-settings.queries.ts'
import { tellPerson } from './tell-person.ts'

/** By number, so that nobody has to look for a person; the number is shown masked from then on. */
const personFields = {
  meeting_id: referenceField('会议', 'Meeting', 'meetings', { isRequired: true }),
  phone: textField('手机号', 'Mobile number', { isRequired: true, max: 15 }),
}

const personColumns = {
  meeting: textColumn('会议', 'Meeting'),
  meeting_id: textColumn('会议编号', 'Meeting number', { isHidden: true }),
  name: textColumn('姓名', 'Name'),
  hospital: textColumn('医院', 'Hospital'),
  phone: textColumn('手机号', 'Mobile number'),
}

const personFilters = {
  meeting: meetingFilter,
  name: textFilter('姓名', 'Name'),
}

const presentPerson = (row: RawRow, { vault }: Context) => ({
  ...row,
  name: maskName(String(row.truename)),
  phone: maskPhone(row.phone_sealed as Buffer | null, vault),
})

const nameOf = ({ meeting, truename }: RawRow) => `${String(meeting)} · ${maskName(String(truename))}`

const remove = (run: (context: Context, id: number, row: RawRow) => PromiseLike<unknown>) =>
  defineAction({
    title: words('移除', 'Remove'),
    isBulk: true,
    isDangerous: true,
    asksReason: true,
    run: async (context, id, { row }) => run(context, id, row),
  })

/** Takes the right away and tells the person. */
const removePerson = (
  deleteRow: (db: Db, id: number) => Promise<number | undefined>,
  notice: typeof guestRemoved,
) =>
  remove(({ db }, id, row) =>
    db.transaction(async (db) => {
      const userId = await deleteRow(db, id)
      const meeting = { id: Number(row.meeting_id), title: String(row.meeting) }
      if (userId !== undefined) await tellPerson(db, { userId, notice, meeting })
    }),
  )

/** The numbers that may watch a meeting with a whitelist. */
export const whitelistResource = defineResource({
  name: 'whitelist',
  title: words('白名单', 'Whitelist'),
  right: 'meetings.edit',
  rows: whitelistRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: ({ meeting, id }) => `${String(meeting)} · ${id}`,
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    meeting_id: textColumn('会议编号', 'Meeting number', { isHidden: true }),
    phone: textColumn('手机号', 'Mobile number'),
  },
  filters: { meeting: personFilters.meeting },
  present: (row, { vault }) => ({ ...row, phone: maskPhone(row.phone_sealed as Buffer | null, vault) }),
  form: defineForm({
    fields: personFields,
    read: async () => undefined,
    async create(context, { meeting_id, phone }) {
      await changeNumbers(context, meeting_id, { phones: [phone], isListed: true })
      return selectNewestWhitelisted(context.db, meeting_id)
    },
  }),
  actions: { remove: remove(({ db }, id) => deleteWhitelistRow(db, id)) },
})

export const guestsResource = defineResource({
  name: 'meeting-guests',
  title: words('受邀用户', 'Invited members'),
  right: 'meetings.edit',
  rows: guestRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: nameOf,
  columns: { ...personColumns, is_lecturer: flagColumn('讲者', 'Lecturer') },
  filters: personFilters,
  present: presentPerson,
  form: defineForm({
    fields: personFields,
    read: async () => undefined,
    async create(context, { meeting_id, phone }) {
      const { meeting } = await findAnyMeeting(context.db, meeting_id)
      const user = await findByNumber(context, phone)
      await context.db.transaction(async (db) => {
        if (await insertGuest(db, meeting_id, user.id))
          await tellPerson(db, { userId: user.id, notice: guestInvited, meeting })
      })
      return selectGuestId(context.db, meeting_id, user.id)
    },
  }),
  actions: { remove: removePerson(deleteGuestRow, guestRemoved) },
})

/** Who runs a meeting: starts it, moderates its room and checks people in. */
export const managersResource = defineResource({
  name: 'meeting-managers',
  title: words('会议管理员', 'Meeting managers'),
  right: 'meetings.edit',
  rows: managerRows,
  partOf: { meetings: { by: 'meeting' } },
  titleOf: nameOf,
  columns: personColumns,
  filters: personFilters,
  present: presentPerson,
  form: defineForm({
    fields: personFields,
    read: async () => undefined,
    async create(context, { meeting_id, phone }) {
      const { meeting } = await findAnyMeeting(context.db, meeting_id)
      const user = await findByNumber(context, phone)
      return context.db.transaction(async (db) => {
        const { id, isNew } = await upsertManager(db, meeting_id, user.id)
        if (isNew) await tellPerson(db, { userId: user.id, notice: managerNamed, meeting })
        return id
      })
    },
  }),
  actions: { remove: removePerson(deleteManagerRow, managerRemoved) },
})
