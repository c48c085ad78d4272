import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { RoomPerson } from '#contract/community/rooms.ts'
import { useText } from '#web/ui/language.ts'
import type { Spot } from '../media-line.ts'
import { roomText } from '../text.ts'
import { StreamVideo } from './stream-video.tsx'
import './shared-screen.css'

type SharedScreenProps = {
  stream: MediaStream
  sharing: RoomPerson
  people: readonly RoomPerson[]
  pointers: ReadonlyMap<number, Spot>
  onPoint: (spot: Spot | undefined) => void
}

/** As often as an eye follows. */
const pointMs = 50
const wideScreen = 16 / 9

/** A shared screen or picture, in which everybody can point: the others see the place with the name. */
export function SharedScreen({ stream, sharing, people, pointers, onPoint }: SharedScreenProps) {
  const text = useText(roomText)
  const [ratio, setRatio] = useState(wideScreen)
  const pointedAt = useRef(0)
  const label = text.screenOf(sharing.name)

  function point({ currentTarget, clientX, clientY, timeStamp }: PointerEvent<HTMLDivElement>) {
    if (timeStamp - pointedAt.current < pointMs) return
    pointedAt.current = timeStamp
    const box = currentTarget.getBoundingClientRect()
    onPoint({ x: within(clientX - box.left, box.width), y: within(clientY - box.top, box.height) })
  }

  const endPointing = () => onPoint(undefined)
  const nameOf = (personId: number) => people.find(({ person_id }) => person_id === personId)?.name ?? ''
  return (
    <figure className="shared-screen">
      <div
        className="shared-screen-area"
        style={{ '--shared-screen-ratio': ratio }}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={endPointing}
        onPointerCancel={endPointing}
      >
        <StreamVideo
          className="shared-screen-picture"
          stream={stream}
          label={label}
          onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
            if (videoHeight > 0) setRatio(videoWidth / videoHeight)
          }}
        />
        {[...pointers].map(([personId, { x, y }]) => (
          <span
            key={personId}
            className="shared-screen-pointer"
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          >
            {nameOf(personId)}
          </span>
        ))}
      </div>
      <figcaption className="shared-screen-caption">{label}</figcaption>
    </figure>
  )
}

const within = (at: number, length: number) => Math.min(1, Math.max(0, at / length))
