import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { meetingTypes } from '#contract/wire/items.ts'

type RoomMeeting = Pick<MeetingDetail, 'meeting_type' | 'is_offline' | 'may_watch'>

/** The room of a meeting is open to those who may watch it, while it is held. */
export const isRoomOpen = ({ meeting_type: type, is_offline, may_watch }: RoomMeeting): boolean =>
  may_watch === 1 && is_offline === 0 && (type === meetingTypes.live || type === meetingTypes.inProgress)
