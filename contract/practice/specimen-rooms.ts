import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, lines, onOff } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet, sheetLimits } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

/** What a guest says to the use of a room. */
export const roomUseStates = { open: 0, confirmed: 1, refused: 2 } as const

export const specimenRoomFailures = defineFailures({
  specimenRoomMissing: [404, '标本室不存在', 'the specimen room does not exist'],
  noSpecimenRoom: [5911, '会务组还没有为您安排标本室', 'no specimen room has been arranged for you yet'],
  notListed: [5912, '您不在该标本室的名单中', 'you are not on the list of this specimen room'],
  useRefused: [
    5913,
    '您已婉拒使用该标本室，如需进入请先改为确认',
    'you have declined this specimen room; confirm it to enter',
  ],
  roomUseOver: [
    5914,
    '标本室时段已结束，无法确认',
    'the time of the room is over, it can no longer be confirmed',
  ],
  guestMissing: [5915, '该专家不在任务单中', 'this expert has no task sheet'],
})

const specimenRoom = z.object({
  room_id: z.int(),
  title: z.string(),
  place: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  /** What is prepared in the room. */
  materials: z.string(),
})

const roomGuest = z.object({
  guest_id: z.int(),
  guest_name: z.string(),
  guest_photo: z.string(),
  guest_position_name: z.string(),
  guest_hospital_name: z.string(),
  status: oneOf(roomUseStates),
  /** Whether they are in the video room now. */
  is_here: bit,
})

/** A room as one of its guests sees it. */
const specimenRoomDetail = z.extend(specimenRoom, {
  /** The number of the room in the calls of video rooms. */
  video_room_id: z.int(),
  status: oneOf(roomUseStates),
  reason: z.string(),
  confirm_time: z.string(),
  /** Whether the use may still be confirmed or refused. */
  can_affirm: bit,
  /** A file for calendars; opens for a day. */
  calendar: z.string(),
  guests: z.array(roomGuest),
  /** All rooms of the guest in this task, by time. */
  rooms: z.array(z.object({ room_id: z.int(), title: z.string(), begin_time: z.string() })),
})

const ofRoom = z.extend(ofSheet, { room_id: id })

export const specimenRoomCalls = {
  detail: defineCall({
    id: 'restroom.roomdetail',
    path: '/api/web/v3/restroom/roomdetail',
    about:
      'A specimen room for one of its guests; without `room_id` the one that is open now or next, else the last.',
    input: z.extend(ofSheet, { room_id: z.optional(id) }),
    output: specimenRoomDetail,
  }),
  canJoin: defineCall({
    id: 'restroom.canjoinmeeting',
    path: '/api/web/v3/restroom/canjoinmeeting',
    about:
      'Whether the guest may enter the video room now: from 30 minutes before the slot to its end, for those on its list. `reason` says why not.',
    input: ofRoom,
    output: z.object({ can_join: bit, reason: z.string(), join_url: z.string() }),
  }),
  affirm: defineCall({
    id: 'restroom.affirm',
    path: '/api/web/v3/restroom/affirm',
    about:
      'Confirms (`type` 1) or, with a reason, refuses (2) the use of a specimen room; repeating it changes nothing.',
    input: z.extend(ofProvedSheet, {
      room_id: id,
      type: onOff,
      reason: z._default(lines(sheetLimits.reason), ''),
    }),
    output: specimenRoomDetail,
  }),
}

export type SpecimenRoom = z.infer<typeof specimenRoom>
export type SpecimenRoomDetail = z.infer<typeof specimenRoomDetail>
export type SpecimenRoomGuest = z.infer<typeof roomGuest>
