import { useState } from 'react'
import type { ReadComment } from '#contract/community/comments.ts'
import { useText } from '#web/ui/language.ts'
import { MuteSheet } from './parts/mute-sheet.tsx'
import { liveRoomText } from './text.ts'

/** What moderators can do about the author of a comment, and the sheet in which they do it. */
export function useMuting(meetingId: number) {
  const text = useText(liveRoomText)
  const [person, setPerson] = useState<ReadComment>()
  const [isMuting, setIsMuting] = useState(false)
  return {
    managerDeed: {
      title: text.mute,
      onChoose(comment: ReadComment) {
        setPerson(comment)
        setIsMuting(true)
      },
    },
    sheet: (
      <MuteSheet meetingId={meetingId} person={person} open={isMuting} onClose={() => setIsMuting(false)} />
    ),
  }
}
