import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { roomMedia } from '../community/rooms.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, nothing, page, paged, text, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const conferenceLimits = {
  title: 60,
  invitees: 50,
  longestHours: 24,
  earlyMinutes: 15,
  series: 52,
} as const

/** How conferences repeat. */
export const repeats = ['weekly', 'fortnightly', 'monthly'] as const

/** `following` changes this one and the later ones of its series. */
export const seriesScopes = ['one', 'following'] as const

export const conferenceFailures = defineFailures({
  conferenceMissing: [404, '视频会议不存在', 'the video conference does not exist'],
  conferenceNotInvited: [
    403,
    '您不在该会议的邀请名单中，请使用受邀账号登录，或打开完整的邀请链接',
    'you are not invited; log in with the invited account, or open the whole link of the invitation',
  ],
  conferenceTimeWrong: [5431, '请选择正确的开始和结束时间', 'please choose a correct begin and end'],
  conferenceTimePast: [5432, '开始时间不能早于现在', 'the begin cannot be in the past'],
  conferenceTooLong: [
    5433,
    `会议不能超过 ${conferenceLimits.longestHours} 小时`,
    `a conference may last at most ${conferenceLimits.longestHours} hours`,
  ],
  inviteesMissing: [5434, '请至少邀请一人', 'please invite at least one person'],
  inviteePhoneWrong: [5435, '手机号不正确', 'this is no mobile number'],
  inviteeMissing: [
    5436,
    '有受邀人的账号已停用，请重新选择',
    'the account of somebody you chose is closed, please choose again',
  ],
  hostUnnamed: [5437, '请先完善您的姓名，再发起会议', 'please complete your name before you invite others'],
  conferenceCancelled: [5438, '会议已取消', 'the conference is cancelled'],
  conferenceOver: [5439, '会议已结束', 'the conference is over'],
  conferenceBegun: [
    5440,
    '会议已开始，不能取消',
    'the conference has begun and cannot be cancelled any more',
  ],
  hostOnly: [5441, '只有会议发起人可以进行此操作', 'only the host of the conference may do this'],
  conferenceNotMovable: [
    6459,
    '会议已开始，不能改期；可在会议室内延长',
    'the conference has begun and cannot be moved; it can be extended in the room',
  ],
  seriesWrong: [
    6460,
    `请选择重复截止日期，最多 ${conferenceLimits.series} 场`,
    `please choose until when it repeats, at most ${conferenceLimits.series} times`,
  ],
  tooManyInvitees: [
    6452,
    `最多邀请 ${conferenceLimits.invitees} 人`,
    `at most ${conferenceLimits.invitees} people can be invited`,
  ],
  tooManySms: [5442, '今日短信邀请已达上限，请从平台用户中选择', 'no more SMS invitations today'],
})

export const conferenceStates = { coming: 0, running: 1, ended: 2, cancelled: 3 } as const

export const conferenceAnswers = { none: 0, comes: 1, absent: 2, perhaps: 3 } as const

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const answerCode = z.codec(z.enum(['1', '2', '3']), z.union([z.literal(1), z.literal(2), z.literal(3)]), {
  decode: (value) => (value === '1' ? 1 : value === '2' ? 2 : 3),
  encode: (value) => (value === 1 ? '1' : value === 2 ? '2' : '3'),
})

const conferenceItem = z.object({
  id: z.int(),
  title: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  kind: z.enum(roomMedia),
  status: oneOf(conferenceStates),
  host_name: z.string(),
  host_photo: z.string(),
  host_title: z.string(),
  host_hospital: contentText,
  is_host: bit,
  /** The caller’s own answer; -1 for those who are not on the list. */
  answer: z.int(),
  people_num: z.int(),
  coming_num: z.int(),
  /** How it repeats; `none` for a single one. */
  repeat: z.enum(['none', ...repeats]),
})

/** What only those on the list see is empty for others: `room_id`, `imGroupId`, `calendar_url`. */
const conference = z.extend(conferenceItem, {
  /** From when on the room can be entered. */
  open_time: z.string(),
  /** How many can be in the room at the same time. */
  people_limit: z.int(),
  room_id: z.int(),
  /** For members of the chat: 0 for those who have answered by the link and were not admitted yet, or were removed. */
  imGroupId: z.int(),
  /** How many of its series are still to come after it. */
  following_num: z.int(),
  /** Opens in a calendar, for a while, or takes a cancelled one out of it; empty once it is over. */
  calendar_url: z.string(),
})

const conferencePerson = z.object({
  person_id: z.int(),
  /** Empty until somebody who was invited by number has answered. */
  truename: z.string(),
  /** The masked number, for the host, while the name is not known. */
  phone: z.string(),
  photo: z.string(),
  title: z.string(),
  hospital: contentText,
  is_host: bit,
  /** Came by the link and waits in the lobby each time. */
  is_by_link: bit,
  answer: z.int(),
  is_here: bit,
  /** When they were in the room; `left_time` is empty while they are. */
  stays: z.array(z.object({ joined_time: z.string(), left_time: z.string() })),
  seconds: z.int(),
})

const colleague = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: contentText,
  department: z.string(),
  title: z.string(),
})

const ofConference = { id }
/** Of the link of an invitation: replaces a place on the list. */
const linkCode = z._default(text(32), '')

/** Users by number, or people by mobile number. */
const invitees = json(
  z
    .array(z.union([z.int(), z.string().check(z.maxLength(20))]))
    .check(z.maxLength(conferenceLimits.invitees)),
)

export const conferenceCalls = {
  create: defineCall({
    id: 'videoconference.create',
    path: '/api/web/v3/videoconference/create',
    about:
      'Invites to a video conference. `invitees` are users by number or people by mobile number, who get an SMS if they have no account. The caller is its host. With `repeat` it is the first of a series until `repeat_until`; the invitation tells of all of them.',
    access: 'member',
    input: z.object({
      title: words(conferenceLimits.title),
      begin_time: time,
      end_time: time,
      kind: z._default(z.enum(roomMedia), 'picture'),
      invitees,
      repeat: z.optional(z.enum(repeats)),
      /** The last day, `YYYY-MM-DD`, on which one of a series may begin. */
      repeat_until: z.optional(day),
    }),
    output: z.object({ id: z.int() }),
  }),
  invite: defineCall({
    id: 'videoconference.invite',
    path: '/api/web/v3/videoconference/invite',
    about:
      'Invites more people to a conference that is coming or running, as `create` does. For its host. Answers how many were not on the list.',
    access: 'member',
    input: z.object({ ...ofConference, invitees }),
    output: z.object({ added: z.int() }),
  }),
  detail: defineCall({
    id: 'videoconference.meetingdetails',
    path: '/api/web/v3/videoconference/meetingdetails',
    about:
      'A video conference for those on its list, and for everybody who has the `code` of its link: they see title, time and host.',
    input: z.object({ ...ofConference, code: linkCode }),
    output: conference,
  }),
  calendar: defineCall({
    id: 'videoconference.calendarlists',
    path: '/api/web/v3/videoconference/calendarlists',
    about: 'The caller’s conferences of a month (`YYYY-MM`) in order of time.',
    access: 'member',
    input: z.object({ month }),
    output: z.array(conferenceItem),
  }),
  future: defineCall({
    id: 'videoconference.futurerecord',
    path: '/api/web/v3/videoconference/futurerecord',
    about: 'The caller’s running and coming conferences, the next first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(conferenceItem),
  }),
  history: defineCall({
    id: 'videoconference.history',
    path: '/api/web/v3/videoconference/history',
    about: 'The caller’s ended and cancelled conferences, the latest first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(conferenceItem),
  }),
  answer: defineCall({
    id: 'videoconference.answer',
    path: '/api/web/v3/videoconference/answer',
    about:
      'The caller’s answer to an invitation: 1 comes, 2 does not, 3 perhaps. May be changed until the end. With the `code` of the link it puts the caller on the list.',
    access: 'member',
    input: z.object({ ...ofConference, code: linkCode, answer: answerCode }),
    output: conference,
  }),
  join: defineCall({
    id: 'videoconference.join',
    path: '/api/web/v3/videoconference/join',
    about:
      'Whether the caller may enter the room now, from 15 minutes before the begin; `reason` says why not. Those with the link alone wait in the lobby.',
    access: 'member',
    input: z.object({ ...ofConference, code: linkCode }),
    output: z.object({ can_join: bit, reason: z.string(), room_id: z.int(), join_url: z.string() }),
  }),
  cancel: defineCall({
    id: 'videoconference.cancel',
    path: '/api/web/v3/videoconference/cancel',
    about:
      'Cancels a conference before it begins, or with `scope` following also the later ones of its series; everybody on the list is notified. For its host.',
    access: 'member',
    input: z.object({ ...ofConference, scope: z.optional(z.enum(seriesScopes)) }),
    output: nothing,
  }),
  move: defineCall({
    id: 'videoconference.move',
    path: '/api/web/v3/videoconference/move',
    about:
      'Gives a conference that has not begun another time; `following` moves the later ones of its series by as much. Everybody is told and asked again whether they come. For its host.',
    access: 'member',
    input: z.object({
      ...ofConference,
      begin_time: time,
      end_time: time,
      scope: z.optional(z.enum(seriesScopes)),
    }),
    output: nothing,
  }),
  qrCode: defineCall({
    id: 'videoconference.qrcode',
    path: '/api/web/v3/videoconference/qrcode',
    about: 'What the QR code of a conference leads to: its invitation, with the `code` of the link.',
    access: 'member',
    input: z.object(ofConference),
    output: z.object({ url: z.string(), code: z.string() }),
  }),
  attendees: defineCall({
    id: 'videoconference.attendees',
    path: '/api/web/v3/videoconference/attendees',
    about: 'Who is on the list of a conference, what they answered, and when they joined and left.',
    access: 'member',
    input: z.object(ofConference),
    output: z.array(conferencePerson),
  }),
  candidates: defineCall({
    id: 'videoconference.candidates',
    path: '/api/web/v3/videoconference/candidates',
    about: 'Doctors whose name or hospital contains the keyword, to be invited.',
    access: 'member',
    input: z.object({ keyword: words(30), page }),
    output: paged(colleague),
  }),
}

export type Repeat = (typeof repeats)[number]
export type SeriesScope = (typeof seriesScopes)[number]
export type ConferenceItem = z.infer<typeof conferenceItem>
export type Conference = z.infer<typeof conference>
export type ConferencePerson = z.infer<typeof conferencePerson>
