import type { ReactNode } from 'react'
import { Chat } from '#web/features/community/comments/cards/chat.tsx'
import { useMuting } from '../use-muting.tsx'
import '../cards/live-room.css'

type RoomChatProps = { meetingId: number; scheduleId: number; children: ReactNode }

/** The chat of a meeting; moderators can mute people. */
export function RoomChat({ meetingId, scheduleId, children }: RoomChatProps) {
  const { managerDeed, sheet } = useMuting(meetingId)
  return (
    <>
      <Chat target={{ itemType: 'meeting', itemId: meetingId, scheduleId }} managerDeed={managerDeed}>
        {children}
      </Chat>
      {sheet}
    </>
  )
}
