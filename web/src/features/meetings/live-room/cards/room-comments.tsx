import { Comments } from '#web/features/community/comments/cards/comments.tsx'
import type { CommentsProps } from '#web/features/community/comments/cards/comments.tsx'
import { useMuting } from '../use-muting.tsx'
import './live-room.css'

type RoomCommentsProps = Pick<CommentsProps, 'scheduleId' | 'onJump'> & { meetingId: number }

/**
 * The comments of a meeting; moderators can mute people. It loads more on scroll, so it must be the last part of its
 * screen.
 */
export function RoomComments({ meetingId, scheduleId = 0, onJump }: RoomCommentsProps) {
  const { managerDeed, sheet } = useMuting(meetingId)
  return (
    <>
      <Comments
        itemType="meeting"
        itemId={meetingId}
        scheduleId={scheduleId}
        onJump={onJump}
        managerDeed={managerDeed}
      />
      {sheet}
    </>
  )
}
