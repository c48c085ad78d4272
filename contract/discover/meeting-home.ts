import * as z from 'zod/mini'
import { contentRichText, contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, id, page, paged } from '../wire/fields.ts'
import { doctorItem, meetingItem } from '../wire/items.ts'
import { liveDate, scheduleItem } from '../meetings/meetings.ts'

/** The parts of the home of a large meeting. `link` leads anywhere else. */
export const menuKinds = [
  'about',
  'programme',
  'sessions',
  'experts',
  'halls',
  'reports',
  'invite',
  'link',
] as const

export type MenuKind = (typeof menuKinds)[number]

export const menuItem = z.object({
  kind: z.enum(menuKinds),
  /** Empty to use the name of the kind. */
  name: contentText,
  /** Only for the kind `link`. */
  link: z.string(),
})

export const meetingBanner = z.object({
  banner_id: z.int(),
  title: contentText,
  image: z.string(),
  /** Empty for a plain picture. */
  link: z.string(),
})

export const introduction = z.object({
  meeting_id: z.int(),
  title: contentText,
  intro: contentRichText,
  session_num: z.int(),
  expert_num: z.int(),
  hall_num: z.int(),
  report_num: z.int(),
})

export const buttonConfig = z.object({ reserve: bit, collect: bit, praise: bit, share: bit, invite: bit })

/** All empty if the meeting has no enterprise. */
export const enterpriseLogo = z.object({ logo: z.string(), name: z.string(), link: z.string() })

/** A person as the other participants of a meeting see them: a masked name, no `userid` and no hospital. Callers see themselves in full. */
export const participant = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: contentText,
  title: z.string(),
})

export const praiseItem = z.extend(participant, { praise_time: z.string() })

/** `rank` is 0 for people who have invited nobody yet. */
export const inviteRankItem = z.extend(participant, { rank: z.int(), invite_num: z.int() })

/** A hall of a large meeting with its child meetings. */
export const meetingChannel = z.object({ name: contentText, meetings: z.array(meetingItem) })

export const expertInfo = z.extend(doctorItem, {
  introduction: contentText,
  /** Their sessions in this meeting, in order of time. */
  sessions: z.array(scheduleItem),
})

/** What somebody does in a large meeting, its child meetings included. */
export const meetingUserCenter = z.extend(inviteRankItem, {
  reserve_num: z.int(),
  collect_num: z.int(),
})

const ofMeeting = z.object({ meeting_id: id })

export const homeListSize = 20

export const meetingHomeCalls = {
  introduce: defineCall({
    id: 'meeting.introduce',
    path: '/api/web/v3/frame/introduce',
    about: 'A large meeting and the amount of its content.',
    input: ofMeeting,
    output: introduction,
  }),
  menu: defineCall({
    id: 'meeting.menu',
    path: '/api/web/v3/frame/menu',
    about: 'The parts of the home of a large meeting, in order.',
    input: ofMeeting,
    output: z.array(menuItem),
  }),
  testLiveDate: defineCall({
    id: 'meeting.testlivedate',
    path: '/api/web/v3/frame/testlivedate',
    about:
      'The days of a large meeting including unpublished ones; for operators in production, for everybody elsewhere.',
    input: ofMeeting,
    output: z.array(liveDate),
  }),
  expertInfo: defineCall({
    id: 'meeting.expertinfo',
    path: '/api/web/v3/frame/expertinfo',
    about: 'One expert of a meeting with their sessions.',
    input: z.object({ meeting_id: id, doctor_id: id }),
    output: expertInfo,
  }),
  banner: defineCall({
    id: 'meeting.banner',
    path: '/api/web/v3/frame/banner',
    about: 'The banners of a large meeting.',
    input: ofMeeting,
    output: z.array(meetingBanner),
  }),
  buttonConfig: defineCall({
    id: 'meeting.buttonconfig',
    path: '/api/web/v3/frame/buttonconfig',
    about: 'Which buttons the home of a meeting has.',
    input: ofMeeting,
    output: buttonConfig,
  }),
  enterpriseLogo: defineCall({
    id: 'meeting.enterpriselogo',
    path: '/api/web/v3/frame/enterpriselogo',
    about: 'The enterprise behind a meeting.',
    input: ofMeeting,
    output: enterpriseLogo,
  }),
  channelMenu: defineCall({
    id: 'meeting.channelmenu',
    path: '/api/web/v3/frame/channelmenu',
    about: 'The halls of a large meeting, each with its child meetings in order of time.',
    input: ofMeeting,
    output: z.array(meetingChannel),
  }),
  carefullyChosen: defineCall({
    id: 'meeting.carefullyChosen',
    path: '/api/web/v3/frame/carefullychosen',
    about: 'The child meetings selected for the home.',
    input: ofMeeting,
    output: z.array(meetingItem),
  }),
  praiseList: defineCall({
    id: 'meeting.praiselist',
    path: '/api/web/v3/frame/praiselist',
    about: 'Who likes a meeting, 20 a page, latest first.',
    input: z.object({ meeting_id: id, page }),
    output: paged(praiseItem),
  }),
  inviteRankList: defineCall({
    id: 'meeting.inviteranklist',
    path: '/api/web/v3/frame/inviteranklist',
    about:
      'Who has invited how many people to a meeting by a shared link, 20 a page, most first. An invited person counts ' +
      'once for each user who invited them, when logged in.',
    input: z.object({ meeting_id: id, page }),
    output: paged(inviteRankItem),
  }),
  inviteUserInfo: defineCall({
    id: 'meeting.inviteuserinfo',
    path: '/api/web/v3/frame/inviteuserinfo',
    about: 'The caller’s place in that ranking.',
    access: 'member',
    input: ofMeeting,
    output: inviteRankItem,
  }),
  inviteCount: defineCall({
    id: 'meeting.invitecount',
    path: '/api/web/v3/frame/invitecount',
    about: 'How many people were invited to a meeting by everybody, and by the caller.',
    input: ofMeeting,
    output: z.object({ total: z.int(), invite_num: z.int() }),
  }),
  userCenter: defineCall({
    id: 'meeting.usercenter',
    path: '/api/web/v3/frame/usercenter',
    about: 'What the caller has booked, collected and achieved in a large meeting.',
    access: 'member',
    input: ofMeeting,
    output: meetingUserCenter,
  }),
}

export type MenuItem = z.infer<typeof menuItem>
export type MeetingBanner = z.infer<typeof meetingBanner>
export type ButtonConfig = z.infer<typeof buttonConfig>
export type EnterpriseLogo = z.infer<typeof enterpriseLogo>
export type PraiseItem = z.infer<typeof praiseItem>
export type InviteRankItem = z.infer<typeof inviteRankItem>
export type MeetingChannel = z.infer<typeof meetingChannel>
export type Introduction = z.infer<typeof introduction>
