import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { answer } from '#kernel/answer.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import {
  presentBanner,
  presentButtons,
  presentChannels,
  presentIntroduction,
  presentLogo,
  presentMenuItem,
  standardMenu,
} from './meeting-home.present.ts'
import {
  countParts,
  selectBanners,
  selectChannelMeetings,
  selectChosenMeetings,
  selectHome,
  selectMenu,
} from './meeting-home.queries.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'

/** The parts of the home of a large meeting. */

export const introduceMeeting = answer(meetingHomeCalls.introduce, async (input, { db }) => {
  const row = await findMeeting(db, input.meeting_id)
  return presentIntroduction(row, await countParts(db, row.meeting.id))
})

export const getMenu = answer(meetingHomeCalls.menu, async (input, { db, caller }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const rows = await selectMenu(db, meeting.id)
  if (rows.length === 0) return standardMenu(await countParts(db, meeting.id))
  return rows.map((row) => presentMenuItem(row, caller.language))
})

export const getMeetingBanners = answer(meetingHomeCalls.banner, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const rows = await selectBanners(db, meeting.id)
  return rows.map(presentBanner)
})

export const getButtonConfig = answer(meetingHomeCalls.buttonConfig, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentButtons(await selectHome(db, meeting.id))
})

export const getEnterpriseLogo = answer(meetingHomeCalls.enterpriseLogo, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentLogo(await selectHome(db, meeting.id))
})

export const getChannels = answer(meetingHomeCalls.channelMenu, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentChannels(await selectChannelMeetings(db, meeting.id), new Date())
})

export const listChosen = answer(meetingHomeCalls.carefullyChosen, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const now = new Date()
  const rows = await selectChosenMeetings(db, meeting.id)
  return rows.map((row) => presentMeeting(row, now))
})
