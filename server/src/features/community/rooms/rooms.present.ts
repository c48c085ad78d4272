import type { Attendance, Room, RoomPerson, RoomState } from '#contract/community/rooms.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentTitle } from '#kernel/title.ts'
import { endOf } from './rooms.policy.ts'
import type { PersonRow, RoomRow, Stay } from './rooms.queries.ts'

const presentEnd = (row: RoomRow): string => {
  const endAt = endOf(row)
  return endAt ? shanghaiTime(endAt) : ''
}

export const presentRoom = (row: RoomRow): Room => ({
  room_id: row.id,
  kind: row.kind,
  ...presentTitle(row),
  begin_time: shanghaiTime(row.begin_at),
  end_time: presentEnd(row),
  media: row.media,
  is_locked: asBit(row.is_locked),
  recording_id: row.recording_id ?? 0,
  is_recording: asBit(row.is_recording),
  is_recorded_outside: asBit(row.is_recorded_outside),
  may_transcribe: asBit(row.may_transcribe),
  may_caption: asBit(row.may_caption),
  is_captioned: asBit(row.is_captioned),
})

export const presentPerson = ({
  person,
  photo,
  presence_id,
  is_away,
  is_waiting,
}: PersonRow): RoomPerson => ({
  person_id: person.id,
  name: person.name,
  photo: photo ?? '',
  title: person.title,
  hospital: person.hospital,
  role: person.role,
  state: presence_id === null ? (is_waiting ? 'waiting' : 'gone') : 'present',
  is_muted: asBit(person.is_muted),
  is_camera_on: asBit(person.is_camera_on),
  is_sharing: asBit(person.is_sharing),
  is_picture: asBit(person.is_sharing && person.is_picture),
  is_broadcasting: asBit(person.is_broadcasting),
  consent: person.consent,
  hand_raised: person.hand_raised_at?.getTime() ?? 0,
  is_away: asBit(is_away),
})

/** The room as one person sees it: only hosts see who waits, and those who wait see nobody. */
export function presentState(room: RoomRow, me: PersonRow, here: PersonRow[]): RoomState {
  const isInside = me.presence_id !== null
  const isHost = me.person.role === 'host'
  return {
    room: presentRoom(room),
    me: me.person.id,
    people: isInside ? here.filter((row) => row.presence_id !== null || isHost).map(presentPerson) : [],
  }
}

export const presentStay = (stay: Stay, now: Date): Attendance => ({
  name: stay.name,
  title: stay.title,
  hospital: stay.hospital,
  role: stay.role,
  joined_time: shanghaiTime(stay.joined_at),
  left_time: stay.left_at ? shanghaiTime(stay.left_at) : '',
  seconds: Math.max(0, Math.round(((stay.left_at ?? now).getTime() - stay.joined_at.getTime()) / 1000)),
})
