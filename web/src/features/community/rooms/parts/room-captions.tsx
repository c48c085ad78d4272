import { useEffect, useState } from 'react'
import { roomCaptionTopics } from '#contract/community/room-captions.ts'
import type { RoomState } from '#contract/community/rooms.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { stillShown, withSaid } from '../said-lines.ts'
import type { SaidLine } from '../said-lines.ts'
import './room-captions.css'

/** What people say, as text. A screen reader does not read it aloud: it is heard. */
export function RoomCaptions({ state }: { state: RoomState }) {
  const [lines, setLines] = useState<SaidLine[]>([])
  useEffect(() => {
    const end = onTopic(pageSocket(), roomCaptionTopics.said, (said) =>
      setLines((before) => withSaid(before, said, Date.now())),
    )
    const timer = setInterval(
      () => setLines((before) => (before.length > 0 ? stillShown(before, Date.now()) : before)),
      1000,
    )
    return () => {
      end()
      clearInterval(timer)
    }
  }, [])
  const nameOf = (personId: number) => state.people.find(({ person_id: id }) => id === personId)?.name ?? ''
  return (
    <div className="room-captions" aria-live="off">
      {lines.map(({ person_id: personId, sentence, words, isFinal }) => (
        <p key={`${personId} ${sentence}`} data-changing={!isFinal || undefined}>
          <strong>{nameOf(personId)}</strong> {words}
        </p>
      ))}
    </div>
  )
}
