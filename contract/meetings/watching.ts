import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

/** Why somebody may not watch, in the order in which it is checked. */
export const watchReasons = [
  'offline',
  'login',
  'doctor',
  'enterprise',
  'faculty',
  'invited',
  'whitelist',
  'password',
  'licence',
  'profile',
  'sign_in',
  'sign_in_review',
  'sign_in_failed',
] as const

/** What the person can do about it. */
export const waysOut = [
  'none',
  'login',
  'account',
  'identity',
  'organiser',
  'password',
  'verification',
  'profile',
  'sign_in',
] as const

/**
 * `watch_type` of the watch settings. Only the whitelist is checked by its type: a password applies wherever there is one,
 * and `other` adds no check.
 */
export const watchTypes = { whitelist: 1, password: 2, other: 3 } as const

export const watchFailures = defineFailures({
  offline: [4701, '线下会议，请按会议时间到现场参加', 'held on site: please come to the venue'],
  login: [4702, '请登录后观看', 'please log in to watch'],
  doctor: [4703, '抱歉，仅限医生观看', 'sorry, only for doctors'],
  enterprise: [4704, '抱歉，仅限企业用户观看', 'sorry, only for enterprise users'],
  faculty: [4705, '仅限受邀讲者', 'invited faculty only'],
  invited: [4706, '非受邀账号，请更换账号', 'not invited account, change account'],
  whitelist: [4707, '您不在本场会议的观看名单中', 'you are not on the list of viewers of this meeting'],
  password: [4708, '请输入观看密码', 'please enter the watch password'],
  profile: [4709, '请先完善个人信息再观看', 'please complete your profile before watching'],
  sign_in: [4710, '请先签到再观看', 'please sign in to the meeting before watching'],
  sign_in_review: [
    4711,
    '签到审核中，通过后即可观看',
    'your sign-in is under review; you can watch once it passes',
  ],
  sign_in_failed: [4712, '签到审核未通过，请重新提交', 'your sign-in failed review, please resubmit'],
  licence: [4713, '请先通过医师执业认证再观看', 'please have your licence verified before watching'],
  passwordWrong: [4720, '观看密码错误', 'the watch password is wrong'],
  recordingMissing: [404, '回放不存在', 'the recording does not exist'],
})

/** Empty if nothing prevents watching. */
export const watchVerdict = z.object({
  reason: z.enum(['', ...watchReasons]),
  way_out: z.enum(waysOut),
  /** The reason in the caller's language. */
  message: z.string(),
  /** How to reach the organiser; empty if they gave no contact. */
  contact: z.string(),
})

export const watchSettings = z.object({ watch_status: bit, watch_type: oneOf({ none: 0, ...watchTypes }) })

const ofMeeting = z.object({ meeting_id: id })
const ofSession = z.object({ meeting_id: id, schedule_id: z.optional(id) })
/** A recording has the requirements of every session that it shows. */
const ofPart = z.extend(ofSession, { l_r_id: z.optional(id) })

export const watchCalls = {
  whiteConfig: defineCall({
    id: 'meeting.whiteConfig',
    path: '/api/web/v3/meeting/whiteconfig',
    about:
      'The watch settings of a meeting: status 1 restricted, by type 1 whitelist. Other types add no check; `videopassword` says whether a password is required.',
    input: ofMeeting,
    output: watchSettings,
  }),
  sessionSettings: defineCall({
    id: 'meeting.sessionwatchastrict',
    path: '/api/web/v3/subject/sessionwatchastrict',
    about: 'The watch settings of one session: its own and the meeting’s, the stricter of them.',
    input: z.object({ meeting_id: id, schedule_id: id }),
    output: watchSettings,
  }),
  whitelistCheck: defineCall({
    id: 'meeting.whitelistCheck',
    path: '/api/web/v3/meeting/whitelistcheck',
    about: 'Succeeds for those on the whitelist, and if there is none. 401 for a visitor.',
    access: 'member',
    input: ofSession,
    output: z.object({ is_white: bit }),
  }),
  getVideo: defineCall({
    id: 'meeting.getVideo',
    path: '/api/web/v3/meeting/getVideo',
    about:
      'The short-lived address of a recording (the first one without `l_r_id`), for those who may watch. A rejection includes the reason and the way out.',
    input: z.object({ meeting_id: id, l_r_id: z.optional(id) }),
    output: z.object({
      l_r_id: z.int(),
      address: z.string(),
      kind: z.enum(['file', 'stream']),
      /** For how long it can be opened at least. */
      life_seconds: z.int(),
    }),
  }),
  videoPassword: defineCall({
    id: 'meeting.videoPassword',
    path: '/api/web/v3/meeting/videopassword',
    about: 'Whether a watch password is required, and whether the caller has entered it.',
    input: ofPart,
    output: z.object({ need_password: bit, is_given: bit }),
  }),
  checkPassword: defineCall({
    id: 'meeting.checkpwd',
    path: '/api/web/v3/meeting/checkpwd',
    about:
      'Checks the watch password of a meeting, a session or a recording. Wrong ones are limited by person and by IP address. Returns what is required next.',
    input: z.extend(ofPart, { password: words(64) }),
    output: watchVerdict,
  }),
  completionInfo: defineCall({
    id: 'meeting.getcompletioninfo',
    path: '/api/web/v3/meeting/getcompletioninfo',
    about:
      'Whether the meeting requires a complete profile and the caller’s is incomplete, with the names of the missing fields.',
    input: ofMeeting,
    output: z.object({ need_completion: bit, fields: z.array(z.string()) }),
  }),
  checkinConfig: defineCall({
    id: 'meeting.checkinconfig',
    path: '/api/web/v3/meeting/checkinconfig',
    about:
      'Whether a meeting requires check-in, before it is watched or at the venue, and a complete profile.',
    input: ofMeeting,
    output: z.object({ checkin_status: bit, completion_information: bit }),
  }),
}

export type WatchReason = (typeof watchReasons)[number]
export type NextStep = (typeof waysOut)[number]
export type WatchVerdict = z.infer<typeof watchVerdict>
export type WatchSettings = z.infer<typeof watchSettings>
