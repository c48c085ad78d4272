import { useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { Comments } from '#web/features/community/comments/cards/comments.tsx'
import type { CommentsProps } from '#web/features/community/comments/cards/comments.tsx'
import { useText } from '#web/ui/language.ts'
import { MuteSheet } from '../parts/mute-sheet.tsx'
import { liveRoomText } from '../text.ts'
import './live-room.css'

type RoomCommentsProps = Pick<CommentsProps, 'scheduleId' | 'onJump'> & { meetingId: number }

/**
 * The comments of a meeting; moderators can mute people. It loads more on scroll, so it must be the last part of its
 * screen.
 */
export function RoomComments({ meetingId, scheduleId = 0, onJump }: RoomCommentsProps) {
  const text = useText(liveRoomText)
  const [person, setPerson] = useState<ReadComment>()
  const [isMuting, setIsMuting] = useState(false)
  return (
    <>
      <Comments
        itemType="meeting"
        itemId={meetingId}
        scheduleId={scheduleId}
        onJump={onJump}
        managerDeed={{
          title: text.mute,
          onChoose(comment) {
            setPerson(comment)
            setIsMuting(true)
          },
        }}
      />
      <MuteSheet meetingId={meetingId} person={person} open={isMuting} onClose={() => setIsMuting(false)} />
    </>
  )
}
