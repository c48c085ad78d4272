import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, json, nothing, text, words } from '../wire/fields.ts'
import { codeOf } from '../wire/one-of.ts'
import type { OneOf } from '../wire/one-of.ts'
import { defineTopic } from '../wire/topic.ts'

/**
 * `aliveMs` is how often a page says that it is still there; after `awayMs` without it the others see a person as away,
 * after `lostMs` as gone. The mesh limits are for rooms in which every page sends to every other one.
 */
export const roomLimits = {
  aliveMs: 8_000,
  awayMs: 14_000,
  lostMs: 30_000,
  meshPeople: 10,
  meshPictures: 6,
  signalsPerMinute: 600,
  entriesPerMinute: 30,
  /** The end is a plan: a room stays open while people are inside, and so long after the last of them has left. */
  openAfterMinutes: 30,
  /** How far ahead a host may put the end. */
  longestExtensionHours: 12,
} as const

export const roomFailures = defineFailures({
  roomMissing: [404, '会议室不存在', 'the room does not exist'],
  notInvited: [5401, '您不在该会议室的邀请名单中', 'you are not on the guest list of this room'],
  tooEarly: [5402, '会议室尚未开放，开放时间', 'the room is not open yet, it opens at'],
  roomClosed: [5403, '会议室已关闭', 'the room is closed'],
  roomEnded: [5404, '会议已由主持人结束', 'the host has ended the meeting'],
  roomLocked: [5405, '会议室已锁定，请联系主持人', 'the room is locked, please contact the host'],
  roomFull: [5406, '会议室人数已满', 'the room is full'],
  refusedByHost: [5407, '主持人未同意您进入', 'the host did not admit you'],
  removedByHost: [5408, '您已被主持人移出会议室', 'the host has removed you from the room'],
  seatLost: [5409, '您已不在会议室中，请重新进入', 'you are no longer in the room, please enter again'],
  notHost: [5410, '只有主持人可以进行此操作', 'only the host may do this'],
  personMissing: [5411, '该成员不在会议室中', 'this person is not in the room'],
  tooManyPictures: [
    5412,
    `最多 ${roomLimits.meshPictures} 人同时开启摄像头`,
    `at most ${roomLimits.meshPictures} people can have their camera on`,
  ],
  soundOnly: [5413, '该会议室仅支持语音', 'this room is for sound only'],
  alreadySharing: [5414, '已有人在共享屏幕', 'somebody is sharing their screen already'],
  enteredElsewhere: [5415, '您已在其他设备进入会议室', 'you have entered the room with another device'],
  alreadyBroadcasting: [5180, '会议室已在直播', 'the room is being broadcast already'],
  extendedTooFar: [
    6450,
    `最多可延长至 ${roomLimits.longestExtensionHours} 小时后`,
    `the end can be put at most ${roomLimits.longestExtensionHours} hours ahead`,
  ],
  recordingConsent: [
    6451,
    '会议正在录制，同意录制后方可进入',
    'the room is being recorded, you can enter if you agree to it',
  ],
  recordingRunning: [6453, '已有录制正在进行', 'a recording is asked for or being made already'],
  recordingMissing: [6454, '没有正在进行的录制', 'there is no recording'],
  consentMissing: [6455, '有成员尚未同意录制', 'somebody has not agreed to be recorded yet'],
  noCaptions: [5416, '该会议室不能开启实时字幕', 'this room can have no captions'],
  captionsOff: [5417, '平台尚未开通实时字幕', 'nothing recognises speech here yet'],
  noBroadcast: [5181, '该会议室不能直播', 'this room cannot be broadcast'],
})

export const roomMedia = ['picture', 'sound'] as const
export const roomRoles = ['host', 'guest'] as const

/** `waiting` in the lobby, `present` in the room, `gone` after leaving. */
export const personStates = ['waiting', 'present', 'gone'] as const

/** What hosts can do; those from `admit` to `handover` are about one person. `muteall` mutes everybody else. */
export const hostActions = [
  'admit',
  'refuse',
  'remove',
  'mute',
  'handover',
  'muteall',
  'lock',
  'unlock',
  'caption',
  'uncaption',
  'end',
] as const

/** What somebody says to a recording that a host asks for. */
export const consentStates = ['none', 'given', 'refused'] as const

/** `ask` for everybody's consent, `begin` once all have agreed, `stop` at any time. */
export const recordingSteps = ['ask', 'begin', 'stop'] as const

/** By how many minutes a host extends a room. */
export const roomExtensions = { quarter: 15, half: 30, hour: 60 } as const

/** Why somebody is no longer in a room or its lobby; `elsewhere` when they entered with another device. */
export const roomExits = ['refused', 'removed', 'ended', 'elsewhere'] as const

/** Named by the feature that owns the rooms of this kind. */
const roomKind = z.string()

export const room = z.object({
  room_id: z.int(),
  kind: roomKind,
  title: z.string(),
  /** Differs from `title` where the platform gave it, as for a consultation. */
  title_en: z.string(),
  begin_time: z.string(),
  /** As planned; empty for a room that is open until it is closed. */
  end_time: z.string(),
  media: z.enum(roomMedia),
  is_locked: bit,
  /** The recording that is asked for or made; 0 for none. */
  recording_id: z.int(),
  is_recording: bit,
  /** The media server makes that recording, and no page. */
  is_recorded_outside: bit,
  /** What is recorded may be turned into text: who agrees to the recording agrees to that. */
  may_transcribe: bit,
  /** Hosts may switch on captions of what is said. */
  may_caption: bit,
  /** Each page sends its own sound, to be recognised, while its microphone is on. */
  is_captioned: bit,
})

export const roomPerson = z.object({
  person_id: z.int(),
  name: z.string(),
  /** Empty for guests without an account. */
  photo: z.string(),
  title: z.string(),
  hospital: contentText,
  role: z.enum(roomRoles),
  state: z.enum(personStates),
  is_muted: bit,
  is_camera_on: bit,
  is_sharing: bit,
  /** What is shared is a picture and no screen. */
  is_picture: bit,
  /** The page of this person sends the pictures and the sound of everybody to viewers outside. */
  is_broadcasting: bit,
  /** To the recording that is asked for or made. */
  consent: z.enum(consentStates),
  /** Milliseconds since 1970, by which raised hands are in order; 0 for none. */
  hand_raised: z.int(),
  /** The page has not been heard of for some seconds. */
  is_away: bit,
})

/** How pages send pictures and sound: to each other, or through a LiveKit server with its address and token. */
export const mediaAccess = z.object({
  adapter: z.enum(['mesh', 'livekit']),
  url: z.string(),
  token: z.string(),
  ice_servers: z.array(z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
})

/** A room as one of its people sees it; only hosts see who waits. */
export const roomState = z.object({
  room,
  me: z.int(),
  people: z.array(roomPerson),
})

export const attendance = z.object({
  name: z.string(),
  title: z.string(),
  hospital: contentText,
  role: z.enum(roomRoles),
  joined_time: z.string(),
  /** Empty while the person is in the room. */
  left_time: z.string(),
  seconds: z.int(),
})

/**
 * One step of a WebRTC negotiation. `session` names the sender's connection and `to_session` that of the recipient; an
 * offer without it asks for a new connection.
 */
export const signal = z.object({
  session: z.string().check(z.minLength(1), z.maxLength(40)),
  to_session: z.optional(z.string().check(z.maxLength(40))),
  description: z.optional(
    z.object({
      type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: z.optional(z.string().check(z.maxLength(30_000))),
    }),
  ),
  candidate: z.optional(
    z.object({
      candidate: z.optional(z.string().check(z.maxLength(500))),
      sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
      sdpMLineIndex: z.optional(z.nullable(z.int())),
      usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    }),
  ),
})

const ofRoom = { room_id: id }
/** Proves a place in the room or its lobby; `enter` gives it out. */
const seat = words(64)
const ofSeat = { ...ofRoom, seat }
/** Replaces a login where the room's kind has guests without one. */
const guestCode = z._default(text(64), '')

export const roomCalls = {
  info: defineCall({
    id: 'room.info',
    path: '/api/web/v3/room/info',
    about: 'A room and whether the caller may enter it now; `reason` says why not.',
    input: z.object({ ...ofRoom, code: guestCode }),
    output: z.object({
      room,
      role: z.enum(roomRoles),
      may_enter: bit,
      reason: z.string(),
      /** Viewers outside see and hear everybody who enters. */
      is_on_air: bit,
      /** Entering means to agree to be recorded. */
      is_recorded: bit,
    }),
  }),
  enter: defineCall({
    id: 'room.enter',
    path: '/api/web/v3/room/enter',
    about:
      'Enters a room, or its lobby until a host admits the caller. `seat` of an earlier answer returns to the same place; without it any other device of the caller leaves. `group_id` is the socket group in which the room speaks to this seat.',
    input: z.object({
      ...ofRoom,
      code: guestCode,
      seat: z.optional(text(64)),
      is_muted: z._default(flag, false),
      is_camera_on: z._default(flag, false),
      /** Needed to enter a room that is being recorded. */
      agrees_to_recording: z.optional(flag),
    }),
    output: z.object({
      status: z.enum(['admitted', 'waiting']),
      seat: z.string(),
      group_id: z.string(),
      /** The chat that one joins by entering; 0 in the lobby, without a login, and where the room brings none. */
      chat_group_id: z.int(),
      /** Null in the lobby. */
      media: z.nullable(mediaAccess),
      state: roomState,
    }),
  }),
  state: defineCall({
    id: 'room.state',
    path: '/api/web/v3/room/state',
    about: 'The room as it is now. Pages ask every 8 seconds, which shows that they are still there.',
    input: z.object(ofSeat),
    output: roomState,
  }),
  update: defineCall({
    id: 'room.update',
    path: '/api/web/v3/room/update',
    about:
      'Changes what others see of the caller: microphone, camera, shared screen, raised hand, and that they broadcast the room, which is for hosts.',
    input: z.object({
      ...ofSeat,
      is_muted: z.optional(flag),
      is_camera_on: z.optional(flag),
      is_sharing: z.optional(flag),
      /** With `is_sharing`: it is a picture and no screen. */
      is_picture: z.optional(flag),
      is_broadcasting: z.optional(flag),
      is_hand_raised: z.optional(flag),
    }),
    output: roomPerson,
  }),
  leave: defineCall({
    id: 'room.leave',
    path: '/api/web/v3/room/leave',
    about: 'Leaves a room or its lobby; repeating it changes nothing.',
    input: z.object(ofSeat),
    output: nothing,
  }),
  signal: defineCall({
    id: 'videoconference.signal',
    path: '/api/web/v3/videoconference/signal',
    about:
      'Passes steps of a WebRTC negotiation on to another person in the room, as events of their socket group.',
    input: z.object({
      ...ofSeat,
      to: id,
      signals: json(z.array(signal).check(z.minLength(1), z.maxLength(50))),
    }),
    output: nothing,
  }),
  manage: defineCall({
    id: 'room.manage',
    path: '/api/web/v3/room/manage',
    about:
      'What a host does: admits or refuses somebody who waits, removes or mutes somebody, mutes everybody else, hands the room over, locks or unlocks it, switches captions on or off, or ends it for all.',
    input: z.object({ ...ofSeat, action: z.enum(hostActions), person_id: z.optional(id) }),
    output: roomState,
  }),
  record: defineCall({
    id: 'room.record',
    path: '/api/web/v3/room/record',
    about:
      'Asks everybody inside for their consent to a recording, begins it once all have agreed, or stops it. For hosts. The page of the host who asked makes it and sends its parts by `room.appendrecording`, unless `is_recorded_outside`.',
    input: z.object({ ...ofSeat, step: z.enum(recordingSteps) }),
    output: roomState,
  }),
  consent: defineCall({
    id: 'room.consent',
    path: '/api/web/v3/room/consent',
    about: 'The caller agrees to the recording that a host asks for, or does not.',
    input: z.object({ ...ofSeat, recording_id: id, agrees: flag }),
    output: roomState,
  }),
  extend: defineCall({
    id: 'room.extend',
    path: '/api/web/v3/room/extend',
    about:
      'Puts the planned end of the room later, counted from now if it has passed. For a host. `end_time` is the end that the caller sees: pressed twice, or by two hosts, it is put later once.',
    input: z.object({ ...ofSeat, end_time: text(16), minutes: codeOf(roomExtensions) }),
    output: roomState,
  }),
  attendance: defineCall({
    id: 'room.attendance',
    path: '/api/web/v3/room/attendance',
    about: 'Who was in the room and when, a row for each stay. For its hosts and operators.',
    access: 'member',
    input: z.object(ofRoom),
    output: z.array(attendance),
  }),
  exportAttendance: defineCall({
    id: 'room.exportattendance',
    path: '/api/web/v3/room/exportattendance',
    about: 'The same as a table (CSV, UTF-8 with a byte order mark, as spreadsheets open it).',
    access: 'member',
    input: z.object(ofRoom),
    output: z.object({ file_name: z.string(), csv: z.string() }),
  }),
}

/** The group in which a room speaks to one seat. `seatName` follows from the seat and does not give it away. */
export const roomGroup = (roomId: number, seatName: string) => `room:${roomId}:${seatName}`

/** The seat of such a group; undefined for other groups. */
export function readRoomGroup(groupId: string): { roomId: number; seatName: string } | undefined {
  const [, roomId, seatName] = /^room:(\d{1,15}):([\w-]{22})$/.exec(groupId) ?? []
  return seatName === undefined ? undefined : { roomId: Number(roomId), seatName }
}

export const roomTopics = {
  person: defineTopic(
    'roomPerson',
    'Somebody came, left or changed. Hosts also learn of those who wait.',
    z.object({ groupId: z.string(), person: roomPerson }),
  ),
  changed: defineTopic(
    'roomChanged',
    'The room was locked, unlocked, extended, or its recording changed.',
    z.object({ groupId: z.string(), room }),
  ),
  admitted: defineTopic(
    'roomAdmitted',
    'To somebody in the lobby: a host has admitted them, and they may enter.',
    z.object({ groupId: z.string() }),
  ),
  exit: defineTopic(
    'roomExit',
    'The place in the room or its lobby is lost, for this reason.',
    z.object({ groupId: z.string(), reason: z.enum(roomExits) }),
  ),
  signal: defineTopic(
    'roomSignal',
    'Steps of a WebRTC negotiation from another person in the room.',
    z.object({ groupId: z.string(), from: z.int(), signals: z.array(signal) }),
  ),
}

export type Room = z.infer<typeof room>
export type RoomPerson = z.infer<typeof roomPerson>
export type RoomState = z.infer<typeof roomState>
export type RoomMedia = (typeof roomMedia)[number]
export type RoomRole = (typeof roomRoles)[number]
export type RoomExit = (typeof roomExits)[number]
export type HostAction = (typeof hostActions)[number]
export type RoomExtension = OneOf<typeof roomExtensions>
export type RecordingStep = (typeof recordingSteps)[number]
export type MediaAccess = z.infer<typeof mediaAccess>
export type Attendance = z.infer<typeof attendance>
export type Signal = z.infer<typeof signal>
