import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { RoomPerson } from '#contract/community/rooms.ts'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { usePointers } from '#web/ui/pointers/use-pointers.ts'
import { colourOf } from '../drawings.ts'
import type { DrawingNote, Drawings } from '../drawings.ts'
import type { Spot } from '../media-line.ts'
import { moveView, spotAt, wholeView, zoomAround } from '../shared-view.ts'
import { roomText } from '../text.ts'
import { DrawingLayer } from './drawing-layer.tsx'
import { StreamVideo } from './stream-video.tsx'
import { usePen } from './use-pen.ts'
import './shared-screen.css'

export type SharedScreenProps = {
  stream: MediaStream
  sharing: RoomPerson
  people: readonly RoomPerson[]
  /** This page wipes what everybody has drawn. */
  isHost: boolean
  pointers: ReadonlyMap<number, Spot>
  onPoint: (spot: Spot | undefined) => void
  drawings: Drawings
  onDraw: (note: DrawingNote) => void
}

/** As often as an eye follows. */
const pointMs = 50
const wideScreen = 16 / 9
const doublePress = 2.5

/**
 * A shared screen or picture. Everybody enlarges it for themselves by two fingers or the wheel, points in it and draws
 * on it: the others see the place with the name, and the lines in the colour of the person.
 */
export function SharedScreen(props: SharedScreenProps) {
  const { stream, sharing, people, isHost, pointers, onPoint, drawings, onDraw } = props
  const text = useText(roomText)
  const [ratio, setRatio] = useState(wideScreen)
  const [view, setView] = useState(wholeView)
  const [isDrawing, setIsDrawing] = useState(false)
  const pen = usePen(onDraw)
  const pointedAt = useRef(0)
  const label = (sharing.is_picture === 1 ? text.sharedPictureOf : text.screenOf)(sharing.name)

  const area = usePointers<HTMLDivElement>({
    onBegin: (at) => isDrawing && pen.begin(spotAt(view, shareOf(at))),
    onDrag({ by, at }) {
      if (isDrawing) pen.move(spotAt(view, shareOf(at)))
      else setView(moveView(view, shareOf(by)))
    },
    onEnd: pen.end,
    onPinch({ factor, at, by }) {
      pen.end()
      setView(moveView(zoomAround(view, factor, shareOf(at)), shareOf(by)))
    },
  })

  /** Of the place of the picture on the screen. */
  function shareOf({ x, y }: Spot): Spot {
    const { clientWidth, clientHeight } = area.ref.current!
    return { x: x / clientWidth, y: y / clientHeight }
  }

  function point({ currentTarget, clientX, clientY, timeStamp }: PointerEvent<HTMLDivElement>) {
    if (timeStamp - pointedAt.current < pointMs) return
    pointedAt.current = timeStamp
    const box = currentTarget.getBoundingClientRect()
    onPoint(spotAt(view, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }))
  }

  const endPointing = () => onPoint(undefined)
  const nameOf = (personId: number) => people.find(({ person_id }) => person_id === personId)?.name ?? ''
  const isEnlarged = view.scale > 1
  return (
    <figure className="shared-screen">
      <div
        {...area}
        className="shared-screen-area"
        style={{ '--shared-screen-ratio': ratio }}
        onPointerDown={(event) => {
          area.onPointerDown(event)
          point(event)
        }}
        onPointerMove={(event) => {
          area.onPointerMove(event)
          point(event)
        }}
        onPointerLeave={endPointing}
        onPointerCancel={(event) => {
          area.onPointerCancel(event)
          endPointing()
        }}
        onDoubleClick={() =>
          setView(isEnlarged ? wholeView : zoomAround(view, doublePress, { x: 0.5, y: 0.5 }))
        }
      >
        <div
          className="shared-screen-seen"
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          <StreamVideo
            className="shared-screen-picture"
            stream={stream}
            label={label}
            onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
              if (videoHeight > 0) setRatio(videoWidth / videoHeight)
            }}
          />
          <DrawingLayer drawings={drawings} ratio={ratio} scale={view.scale} />
        </div>
        {[...pointers].map(([personId, { x, y }]) => (
          <span
            key={personId}
            className="shared-screen-pointer"
            style={{
              insetInlineStart: `${(view.x + x * view.scale) * 100}%`,
              insetBlockStart: `${(view.y + y * view.scale) * 100}%`,
              '--shared-screen-colour': colourOf(personId),
            }}
          >
            {nameOf(personId)}
          </span>
        ))}
      </div>
      <figcaption className="shared-screen-caption">{label}</figcaption>
      <div className="shared-screen-tools">
        {isEnlarged && (
          <button type="button" className="shared-screen-tool" onClick={() => setView(wholeView)}>
            {text.showWhole(Math.round(view.scale * 100))}
          </button>
        )}
        {drawings.size > 0 && (
          <button
            type="button"
            className="shared-screen-tool"
            onClick={() => onDraw({ do: isHost ? 'clearAll' : 'clear' })}
          >
            {isHost ? text.wipeAll : text.wipeOwn}
          </button>
        )}
        <button
          type="button"
          className="shared-screen-tool"
          aria-pressed={isDrawing}
          onClick={() => setIsDrawing(!isDrawing)}
        >
          <PenIcon size="small" />
          {text.pen}
        </button>
      </div>
    </figure>
  )
}
