import { useRef, useState } from 'react'
import type { Place, ProgrammeSession } from '#contract/console/programme.ts'
import { useText } from '#web/ui/language.ts'
import { programmeText } from './text.ts'
import { clockAt, lengthened, minutesOf, moved, placeOf, seenMinutes } from './timetable.ts'

type SessionBlockProps = {
  session: ProgrammeSession
  /** Where it is shown: its own place, or the one it is being moved to. */
  place: Place
  halls: string[]
  firstMinute: number
  pixelsPerMinute: number
  columnWidth: number
  lane: { lane: number; lanes: number }
  onPreview: (place: Place | undefined) => void
  onDrop: (place: Place) => void
  onOpen: () => void
  announce: (words: string) => void
}

const keyStep = 5

/** A session of the timetable, moved by pointer or by keyboard. */
export function SessionBlock(props: SessionBlockProps) {
  const { session, place, halls, firstMinute, pixelsPerMinute, columnWidth, lane } = props
  const text = useText(programmeText)
  const [isLifted, setIsLifted] = useState(false)
  const grabbed = useRef<{ x: number; y: number; hasMoved: boolean }>(undefined)
  const own = placeOf(session)
  const column = Math.max(halls.indexOf(place.hall), 0)
  const begin = minutesOf(place.begin_time)
  const height = Math.max(seenMinutes(place) * pixelsPerMinute - 2, 18)
  const width = (columnWidth - 6) / lane.lanes

  const whereabouts = ({ hall, begin_time, end_time }: Place) =>
    text.at(hall || text.noHall, begin_time.slice(11), end_time.slice(11))

  function placeAt(event: React.PointerEvent): Place {
    const from = grabbed.current!
    const columns = Math.round((event.clientX - from.x) / columnWidth)
    const to = Math.min(Math.max(halls.indexOf(own.hall) + columns, 0), halls.length - 1)
    return moved(own, { minutes: (event.clientY - from.y) / pixelsPerMinute, hall: halls[to] })
  }

  function handlePointerMove(event: React.PointerEvent) {
    const from = grabbed.current
    if (!from) return
    if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > 4) from.hasMoved = true
    if (from.hasMoved) props.onPreview(placeAt(event))
  }

  function handlePointerUp(event: React.PointerEvent) {
    const from = grabbed.current
    if (!from) return
    const to = placeAt(event)
    grabbed.current = undefined
    props.onPreview(undefined)
    if (from.hasMoved) props.onDrop(to)
  }

  function cancel() {
    grabbed.current = undefined
    if (isLifted) props.announce(text.cancelled)
    setIsLifted(false)
    props.onPreview(undefined)
  }

  function handleKey(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && !isLifted) return props.onOpen()
    if (event.key === 'Escape') return cancel()
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!isLifted) props.announce(text.lifted(session.title))
      else {
        props.onPreview(undefined)
        props.onDrop(place)
      }
      return setIsLifted(!isLifted)
    }
    const to = isLifted ? afterKey(event, place, halls) : undefined
    if (!to) return undefined
    event.preventDefault()
    props.onPreview(to)
    return props.announce(whereabouts(to))
  }

  return (
    <button
      type="button"
      aria-pressed={isLifted}
      // A short one shows what fits, and all of it to who points at it.
      title={`${session.title} ${clockAt(begin)}–${place.end_time.slice(11)} ${session.lecturer}`}
      className={[
        'programme-session',
        session.clashes.length > 0 ? 'is-clashing' : '',
        isLifted ? 'is-lifted' : '',
        height < twoLines ? 'is-short' : '',
      ].join(' ')}
      style={{
        top: (begin - firstMinute) * pixelsPerMinute,
        height,
        left: column * columnWidth + 3 + lane.lane * width,
        width: width - 2,
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grabbed.current = { x: event.clientX, y: event.clientY, hasMoved: false }
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={cancel}
      onDoubleClick={props.onOpen}
      onKeyDown={handleKey}
      onBlur={() => isLifted && cancel()}
    >
      <strong>{session.title}</strong>
      <span>
        {clockAt(begin)}–{place.end_time.slice(11)} {session.lecturer}
      </span>
      {session.clashes.length > 0 && (
        <span className="programme-clash">{text.clashes(session.clashes.length)}</span>
      )}
      {/* The column says it to those who see. */}
      <span className="programme-hall-name">{place.hall}</span>
    </button>
  )
}

/** Less than this height holds one line. */
const twoLines = 40

/** Where a lifted session goes by a key; undefined for a key that moves nothing. */
function afterKey({ key, shiftKey }: React.KeyboardEvent, place: Place, halls: string[]): Place | undefined {
  const at = halls.indexOf(place.hall)
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? lengthened(place, -keyStep) : moved(place, { minutes: -keyStep })
    case 'ArrowDown':
      return shiftKey ? lengthened(place, keyStep) : moved(place, { minutes: keyStep })
    case 'ArrowLeft':
      return moved(place, { minutes: 0, hall: halls[Math.max(at - 1, 0)] })
    case 'ArrowRight':
      return moved(place, { minutes: 0, hall: halls[Math.min(at + 1, halls.length - 1)] })
    default:
      return undefined
  }
}
