import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, nothing, text, onOff } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'

/** Why somebody is muted; each reason has its own message, which includes the end time. */
export const muteReasons = ['advertising', 'abuse', 'flooding', 'other'] as const

export const muteFailures = defineFailures<MuteReason>({
  advertising: [4831, '您因发布广告已被禁言，解除时间', 'you are muted for advertising until'],
  abuse: [4832, '您因言语不当已被禁言，解除时间', 'you are muted for offensive words until'],
  flooding: [4833, '您因刷屏已被禁言，解除时间', 'you are muted for flooding the room until'],
  other: [4834, '您已被管理员禁言，解除时间', 'you are muted by the organiser until'],
})

/** Seconds between two comments of one person; 0 ends the slow mode. */
export const slowSeconds = [0, 5, 10, 30, 60] as const

export const slowFailures = defineFailures<`every${Exclude<SlowSeconds, 0>}`>({
  every5: [4835, '慢速模式已开启，每 5 秒可发言一次', 'slow mode is on: you can write once every 5 seconds'],
  every10: [
    4836,
    '慢速模式已开启，每 10 秒可发言一次',
    'slow mode is on: you can write once every 10 seconds',
  ],
  every30: [
    4837,
    '慢速模式已开启，每 30 秒可发言一次',
    'slow mode is on: you can write once every 30 seconds',
  ],
  every60: [4838, '慢速模式已开启，每分钟可发言一次', 'slow mode is on: you can write once a minute'],
})

export const liveRoomFailures = defineFailures({
  managerNotMuted: [4839, '不能禁言管理员', 'an organiser cannot be muted'],
  alreadyTippedOff: [
    4840,
    '您今天已举报过该直播，我们会尽快核实',
    'you have already reported this live today',
  ],
  noTipOff: [4841, '该举报已处理', 'this report has been decided already'],
})

export const muteMinutes = [10, 60, 1440] as const

export const tipOffKinds = ['advertising', 'misinformation', 'infringement', 'privacy', 'other'] as const
export const tipOffLimits = { content: 200 } as const

/** The most likes that one call carries. */
export const likesPerCall = 20

/** Names are masked: enough for friends to recognise. */
export const viewer = z.object({ truename: z.string(), title: z.string() })

const number = <const Options extends readonly number[]>(options: Options) =>
  z.codec(z.string(), z.literal(options), {
    decode: (source) => Number(source) as Options[number],
    encode: String,
  })

const ofMeeting = z.object({ meeting_id: id })

export const mute = z.object({
  userid: z.int(),
  truename: z.string(),
  reason: z.enum(muteReasons),
  until_time: z.string(),
})

export const liveRoomCalls = {
  enter: defineCall({
    id: 'meeting.enterroom',
    path: '/api/web/v3/meeting/enterroom',
    about:
      'Joins the room of a meeting and returns its state. The arrival of a member is published to the others, once in ten minutes.',
    input: ofMeeting,
    output: z.object({
      like_num: z.int(),
      slow_seconds: z.int(),
      /** Whether the caller moderates this room: pins, deletes, mutes, turns slow mode on. */
      may_manage: bit,
    }),
  }),
  viewers: defineCall({
    id: 'meeting.getscrolluser',
    path: '/api/web/v3/frame/getscrolluser',
    about:
      'Who joined the room of a meeting in the last two minutes, by masked names, for the scrolling strip.',
    input: ofMeeting,
    output: z.object({ list: z.array(viewer) }),
  }),
  like: defineCall({
    id: 'meeting.likeroom',
    path: '/api/web/v3/meeting/likeroom',
    about:
      'Likes a live meeting, up to 20 times per call. Answered once the likes are stored; the count is published to the room once a second.',
    access: 'member',
    input: z.object({
      meeting_id: id,
      count: z._default(count.check(z.minimum(1), z.maximum(likesPerCall)), 1),
    }),
    output: nothing,
  }),
  setSlow: defineCall({
    id: 'meeting.setslowmode',
    path: '/api/web/v3/meeting/setslowmode',
    about: 'Limits everybody to one comment in this many seconds; 0 ends it. For organisers and operators.',
    access: 'member',
    input: z.object({ meeting_id: id, seconds: number(slowSeconds) }),
    output: z.object({ slow_seconds: z.int() }),
  }),
  mute: defineCall({
    id: 'meeting.mute',
    path: '/api/web/v3/meeting/mute',
    about:
      'Mutes somebody in the room for some minutes (`type` 1), or unmutes them (2). For organisers and operators.',
    access: 'member',
    input: z.object({
      meeting_id: id,
      userid: id,
      type: onOff,
      minutes: z._default(number(muteMinutes), 10),
      reason: z._default(z.enum(muteReasons), 'other'),
    }),
    output: nothing,
  }),
  mutes: defineCall({
    id: 'meeting.mutelist',
    path: '/api/web/v3/meeting/mutelist',
    about: 'Who is muted in the room now. For organisers and operators.',
    access: 'member',
    input: ofMeeting,
    output: z.object({ list: z.array(mute) }),
  }),
  tipOff: defineCall({
    id: 'common.tipOff',
    path: '/api/web/v2/common/tipoff',
    about:
      'Reports a live meeting to the operators: a kind and up to 200 characters, once per user, meeting and day.',
    access: 'member',
    input: z.object({
      meeting_id: id,
      kind: z.enum(tipOffKinds),
      content: z._default(text(tipOffLimits.content), ''),
    }),
    output: nothing,
  }),
}

export const liveRoomTopics = {
  likes: defineTopic(
    'roomLikes',
    'To the group of a meeting: the current number of likes, at most once a second.',
    z.object({ groupId: z.string(), like_num: z.int() }),
  ),
  arrived: defineTopic(
    'roomViewers',
    'To the group of a meeting: who joined, by masked names, at most once a second.',
    z.object({ groupId: z.string(), list: z.array(viewer) }),
  ),
  slow: defineTopic(
    'roomSlowMode',
    'To the group of a meeting: everybody may write once in this many seconds; 0 for no limit.',
    z.object({ groupId: z.string(), slow_seconds: z.int() }),
  ),
}

export type MuteReason = (typeof muteReasons)[number]
export type SlowSeconds = (typeof slowSeconds)[number]
export type TipOffKind = (typeof tipOffKinds)[number]
export type Viewer = z.infer<typeof viewer>
export type Mute = z.infer<typeof mute>
