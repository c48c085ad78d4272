import { conferenceCalls, conferenceFailures } from '#contract/practice/conferences.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { findOwnGroup } from '#server/features/community/chat/chat-groups.ts'
import { conferenceAddress } from './conference-addresses.ts'
import { conferenceCalendar } from './conference-calendar.ts'
import { presentConference, presentConferenceDetail } from './conferences.present.ts'
import { selectFuture, selectHistory, selectWithin } from './conferences.queries.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { findConference, findListedConference } from './find-conference.ts'

export const showConference = async (
  { db, vault, providers, member }: Context,
  row: ConferenceRow,
): Promise<Conference> =>
  presentConferenceDetail(row, {
    peopleLimit: providers.rooms.media.limits.people,
    calendarUrl: conferenceCalendar.address(vault, row.conference.id),
    chatGroupId: await findOwnGroup(db, row.conference.chat_group_id, member?.userId),
  })

export const getConference = answer(conferenceCalls.detail, async (input, context) =>
  showConference(context, await findConference(context, input)),
)

export const listFuture = answer(conferenceCalls.future, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectFuture(context.db, userId, { limit, offset }),
  )
  return presentPage(found, presentConference)
})

export const listHistory = answer(conferenceCalls.history, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectHistory(context.db, userId, { limit, offset }),
  )
  return presentPage(found, presentConference)
})

export const listMonth = answer(conferenceCalls.calendar, async ({ month }, context) => {
  const rows = await selectWithin(context.db, memberOf(context).userId, periodOf(month))
  return rows.map(presentConference)
})

function periodOf(month: string) {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const [from, to] = [month, next].map((first) => readShanghaiTime(`${first}-01 00:00`))
  if (!from || !to) throw refuse(conferenceFailures.conferenceTimeWrong)
  return { from, to }
}

export const getQrCode = answer(conferenceCalls.qrCode, async ({ id }, context) => {
  const { code } = (await findListedConference(context, id)).conference
  return { url: conferenceAddress.invitation(id, code), code }
})
