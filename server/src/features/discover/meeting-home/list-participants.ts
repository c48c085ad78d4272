import { homeListSize, meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import type { InviteRankItem, PraiseItem } from '#contract/discover/meeting-home.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import {
  countOwnOf,
  selectInviteRanks,
  selectInvitesOf,
  selectPerson,
  selectPraisers,
} from './participants.queries.ts'
import type { InviteRow, PraiserRow } from './participants.queries.ts'

/** The people of a meeting: who likes it, who invited others, and the caller's rank. */

type Person = { userid: number; truename: string; hospital: string }

/** Others are shown as in the room of a meeting: by a masked name, and by nothing that leads to them. */
const maskOthers = <Row extends Person>(row: Row, viewerId: number | undefined): Row =>
  row.userid === viewerId
    ? row
    : { ...row, userid: 0, truename: row.truename ? maskName(row.truename) : '', hospital: '' }

const presentPraiser = ({ praised_at, total: _total, ...person }: PraiserRow): PraiseItem => ({
  ...person,
  praise_time: shanghaiTime(praised_at),
})

const presentInviter = ({ total: _total, ...person }: InviteRow): InviteRankItem => person

export const listPraises = answer(meetingHomeCalls.praiseList, async (input, { db, member }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const found = await readPage(input.page, homeListSize, (limit, offset) =>
    selectPraisers(db, meeting.id, limit, offset),
  )
  return presentPage(found, (row) => maskOthers(presentPraiser(row), member?.userId))
})

export const listInviteRanks = answer(meetingHomeCalls.inviteRankList, async (input, { db, member }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const found = await readPage(input.page, homeListSize, (limit, offset) =>
    selectInviteRanks(db, meeting.id, limit, offset),
  )
  return presentPage(found, (row) => maskOthers(presentInviter(row), member?.userId))
})

export const getInviteUser = answer(meetingHomeCalls.inviteUserInfo, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { meeting } = await findMeeting(db, input.meeting_id)
  const [person, { rank, invite_num }] = await Promise.all([
    selectPerson(db, userId),
    selectInvitesOf(db, meeting.id, userId),
  ])
  return { ...person, rank, invite_num }
})

export const countInvites = answer(meetingHomeCalls.inviteCount, async (input, { db, member }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const { total, invite_num } = await selectInvitesOf(db, meeting.id, member?.userId ?? 0)
  return { total, invite_num }
})

export const getUserCenter = answer(meetingHomeCalls.userCenter, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { meeting } = await findMeeting(db, input.meeting_id)
  const [person, { rank, invite_num }, own] = await Promise.all([
    selectPerson(db, userId),
    selectInvitesOf(db, meeting.id, userId),
    countOwnOf(db, meeting.id, userId),
  ])
  return { ...person, rank, invite_num, ...own }
})
