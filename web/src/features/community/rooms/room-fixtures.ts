import type { RoomPerson, RoomState } from '#contract/community/rooms.ts'

/** Somebody who is in the room, with the camera off. */
export const person = (person_id: number, given: Partial<RoomPerson> = {}): RoomPerson => ({
  person_id,
  name: `${person_id}`,
  photo: '',
  title: '',
  hospital: '',
  role: 'guest',
  state: 'present',
  is_muted: 0,
  is_camera_on: 0,
  is_sharing: 0,
  is_picture: 0,
  is_broadcasting: 0,
  consent: 'none',
  hand_raised: 0,
  is_away: 0,
  ...given,
})

/** A room as its first person sees it. */
export const stateOf = (...people: RoomPerson[]): RoomState => ({
  me: 1,
  people,
  room: {
    room_id: 7,
    kind: 'test',
    title: '',
    title_en: '',
    begin_time: '',
    end_time: '',
    media: 'picture',
    is_locked: 0,
    recording_id: 0,
    is_recording: 0,
    is_recorded_outside: 0,
    may_transcribe: 0,
    may_caption: 0,
    is_captioned: 0,
  },
})
