import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, lines, nothing, text, onOff } from '../wire/fields.ts'
import { meetingItem, meetingTypes } from '../wire/items.ts'
import { watchSession } from './study.ts'
import { defineTopic } from '../wire/topic.ts'
import { oneOf } from '../wire/one-of.ts'

/** The state of a broadcast: it follows from the clock, from whether a stream arrives, and from what the organiser does. */
export const liveStates = ['preview', 'live', 'in_progress', 'tea_break', 'ended'] as const

/** What an organiser can do to it. */
export const liveActions = ['begin', 'break', 'resume', 'end'] as const

export const liveFailures = defineFailures({
  unapproved: [
    5981,
    '讲者尚未同意发布该回放，如需发布请填写原因',
    'the lecturer has not approved this recording; please give a reason to publish it',
  ],
  notEntitled: [403, '您没有开始该会议的权限', 'you may not start this meeting'],
  meetingEnded: [4401, '会议已结束', 'meeting ended'],
  notNow: [4402, '当前状态不能进行此操作', 'this cannot be done in the present state'],
  ingestOff: [4403, '本服务器未开启直播推流', 'this server takes no streams'],
  streamTaken: [4404, '该会议已有其他直播信号', 'another stream of this meeting is running'],
  noTranscoder: [
    4405,
    '平台暂不支持用浏览器直播，请使用直播软件',
    'browsers cannot broadcast here yet; please use a broadcasting program',
  ],
  recordingMissing: [404, '回放不存在', 'the recording does not exist'],
})

export const liveState = z.object({
  meeting_id: z.int(),
  live_state: z.enum(liveStates),
  meeting_type: oneOf(meetingTypes),
  /** A stream is arriving now. */
  is_streaming: bit,
  /** Counts the streams of the meeting: a player that shows an earlier one must reload. */
  stream_no: z.int(),
})

export const liveTopics = {
  state: defineTopic(
    'meetingState',
    'To the group of a meeting: the state of its broadcast changed.',
    liveState,
  ),
}

export const liveInfo = z.extend(meetingItem, {
  ...liveState.shape,
  may_watch: bit,
  /** The caller may begin and end it. */
  may_start: bit,
})

export const liveSource = z.object({
  kind: z.enum(['flv', 'hls']),
  /** The stream as it arrives, a smaller picture of it, or its sound. */
  clarity: z.enum(['high', 'standard', 'sound']),
  address: z.string(),
})

/** Who provides the room: this server or an external service. */
export const roomProviders = ['builtin', 'zoom', 'saas'] as const

export const room = z.object({
  provider: z.enum(roomProviders),
  join_url: z.string(),
  meeting_number: z.string(),
  password: z.string(),
  user_name: z.string(),
  /** What the SDK of the service needs; empty for the built-in room. */
  sdk_key: z.string(),
  signature: z.string(),
})

export const liveRecording = z.object({
  l_r_id: z.int(),
  palybackname: z.string(),
  palybackurl: z.string(),
  seconds: z.int(),
  is_published: bit,
  created_time: z.string(),
})

export const studio = z.object({
  ...liveInfo.shape,
  /** Without the key; empty if this server accepts no streams. */
  push_address: z.string(),
  stream_key: z.string(),
  /** Whether the server can process videos: recordings are packed as mp4, and HLS is produced for iPhones. */
  has_ffmpeg: bit,
  watchers: z.int(),
  recordings: z.array(liveRecording),
})

/** The container formats in which browsers encode their camera; `kind` in the address names the one used. */
export const cameraKinds = ['webm', 'mp4'] as const

/** The close codes with which the server ends the socket of a camera it cannot serve. */
export const cameraClosings = { full: 4001, failed: 4002 } as const

const ofMeeting = z.object({ meeting_id: id })

export const liveCalls = {
  state: defineCall({
    id: 'meeting.getstate',
    path: '/api/web/v3/meeting/getstate',
    about: 'The state of a meeting’s broadcast.',
    input: ofMeeting,
    output: liveState,
  }),
  info: defineCall({
    id: 'meeting.liveinfo',
    path: '/api/web/v3/meeting/liveinfo',
    about: 'The broadcast of a meeting: its description, its state, and what the caller may do.',
    input: ofMeeting,
    output: liveInfo,
  }),
  url: defineCall({
    id: 'meeting.getUrl',
    path: '/api/web/v3/meeting/getUrl',
    about:
      'The address to join at and, while a stream arrives, the short-lived addresses to play it from, for those who may watch the meeting.',
    input: ofMeeting,
    output: z.object({
      join_url: z.string(),
      sources: z.array(liveSource),
      /** 1 for some seconds after the beginning: segments of the stream will be there soon. Ask again. */
      is_preparing: bit,
      /** A playlist of what was shown in the last two hours; empty if there is none. */
      rewind: z.string(),
    }),
  }),
  watch: defineCall({
    id: 'meeting.watchlive',
    path: '/api/web/v3/meeting/watchlive',
    about:
      'Records that somebody watches a broadcast, and opens the session in which their watch time is reported: `pf` and `uid` name an enterprise platform’s user.',
    input: z.object({
      meeting_id: id,
      pf: z.optional(text(64)),
      uid: z.optional(text(64)),
      scheid: z.optional(id),
    }),
    output: watchSession,
  }),
  zoomConfig: defineCall({
    id: 'meeting.getzoomconfig',
    path: '/api/web/v3/meeting/getzoomconfig',
    about: 'What is needed to join the meeting’s Zoom room; without one, the built-in room.',
    access: 'member',
    input: ofMeeting,
    output: room,
  }),
  saasRoom: defineCall({
    id: 'meeting.getsaasmeetinginfo',
    path: '/api/web/v3/meeting/getsaasmeetinginfo',
    about: 'What is needed to join the meeting’s room at the SaaS host; without one, the built-in room.',
    access: 'member',
    input: ofMeeting,
    output: room,
  }),
}

/** The calls of /startMeeting; only for those who may start the meeting. */
export const studioCalls = {
  list: defineCall({
    id: 'meeting.startlist',
    path: '/api/web/v3/meeting/startlist',
    about: 'The meetings that the caller may start and that are not over, next first.',
    access: 'member',
    input: nothing,
    output: z.array(meetingItem),
  }),
  open: defineCall({
    id: 'meeting.startinfo',
    path: '/api/web/v3/meeting/startinfo',
    about: 'Everything about starting a meeting: where to send the stream, its secret key, the recordings.',
    access: 'member',
    input: ofMeeting,
    output: studio,
  }),
  rotateKey: defineCall({
    id: 'meeting.rotatekey',
    path: '/api/web/v3/meeting/rotatekey',
    about: 'Creates a new stream key. The old one stops working at once, even for a running stream.',
    access: 'member',
    input: ofMeeting,
    output: z.object({ stream_key: z.string() }),
  }),
  camera: defineCall({
    id: 'meeting.cameraaddress',
    path: '/api/web/v3/meeting/cameraaddress',
    about: 'Where a browser sends its camera: a WebSocket address that can be opened once, within a minute.',
    access: 'member',
    input: ofMeeting,
    output: z.object({ address: z.string() }),
  }),
  setState: defineCall({
    id: 'meeting.setstate',
    path: '/api/web/v3/meeting/setstate',
    about: 'Begins, interrupts, resumes or ends a meeting.',
    access: 'member',
    input: z.object({ meeting_id: id, action: z.enum(liveActions) }),
    output: liveState,
  }),
  publish: defineCall({
    id: 'meeting.publishplayback',
    path: '/api/web/v3/meeting/publishplayback',
    about:
      'Publishes a recording as playback under a name (`type` 1), or unpublishes it (2). What its lecturer has not approved takes a `reason`.',
    access: 'member',
    input: z.object({
      l_r_id: id,
      type: onOff,
      name: z.optional(text(60)),
      reason: z.optional(lines(500)),
    }),
    output: liveRecording,
  }),
}

export type LiveState = z.infer<typeof liveState>
export type LiveInfo = z.infer<typeof liveInfo>
export type LiveSource = z.infer<typeof liveSource>
export type LiveAction = (typeof liveActions)[number]
export type LiveRecording = z.infer<typeof liveRecording>
export type CameraKind = (typeof cameraKinds)[number]
export type Room = z.infer<typeof room>
export type Studio = z.infer<typeof studio>
