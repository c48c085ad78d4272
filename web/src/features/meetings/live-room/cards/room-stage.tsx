import type { ReactNode } from 'react'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { Danmaku } from '#web/features/meetings/danmaku/cards/danmaku.tsx'
import { LiveRoom } from './live-room.tsx'

type RoomStageProps = {
  meeting: Pick<MeetingDetail, 'meeting_id' | 'meeting_type' | 'is_offline' | 'may_watch' | 'begin_time'>
  /** The player or picture of the meeting. */
  children: ReactNode
}

const isOpen = ({ meeting_type: type, is_offline, may_watch }: RoomStageProps['meeting']) =>
  may_watch === 1 && is_offline === 0 && (type === meetingTypes.live || type === meetingTypes.inProgress)

/** Wraps the picture of a meeting: during the meeting, danmaku over it and the room below it. */
export function RoomStage({ meeting, children }: RoomStageProps) {
  const { meeting_id: meetingId, begin_time: liveSince } = meeting
  if (!isOpen(meeting)) return children
  return (
    <>
      <Danmaku target={{ meetingId, liveSince }}>{children}</Danmaku>
      <LiveRoom meetingId={meetingId} />
    </>
  )
}
