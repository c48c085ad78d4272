import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { roomQueries } from '../queries.ts'
import { roomText } from '../text.ts'
import './recordings.css'

type RecordingsProps = {
  roomId: number
  /** Captions of a recording, as a `track` of its video. */
  Captions?: ComponentType<{ recordingId: number }>
  /** What stands below a recording. */
  Notes?: ComponentType<{ recordingId: number }>
}

/** The recordings of a room for those who were inside; shows nothing where there are none. */
export function Recordings({ roomId, Captions, Notes }: RecordingsProps) {
  const text = useText(roomText)
  const { timeOf } = useTimeText()
  const [shownId, setShownId] = useState(0)
  const recordings = useQuery(roomQueries.recordings(roomId))
  if (!recordings.data || recordings.data.length === 0) return null
  return (
    <Section title={text.recordings}>
      <ul className="recordings">
        {recordings.data.map(({ recording_id: id, begin_time, seconds, url, agreed }) => (
          <li key={id} className="recordings-row">
            <span>{text.recordedAt(timeOf(begin_time), Math.max(1, Math.round(seconds / 60)))}</span>
            <span className="recordings-note">{text.agreedBy(agreed)}</span>
            {shownId === id ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come from what the room is about, where it has any
              <video className="recordings-video" src={url} controls autoPlay playsInline>
                {Captions && <Captions recordingId={id} />}
              </video>
            ) : (
              <Button small onClick={() => setShownId(id)}>
                {text.watchRecording}
              </Button>
            )}
            {Notes && <Notes recordingId={id} />}
          </li>
        ))}
      </ul>
      <p className="recordings-note recordings-foot">{text.viewsLogged}</p>
    </Section>
  )
}
