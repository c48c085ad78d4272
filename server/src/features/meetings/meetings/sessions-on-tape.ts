import { mediaAt } from './recording-timeline.ts'
import type { Timeline } from './recording-timeline.ts'

type Session = { title: string; begin_at: Date; end_at: Date }

/** A recording shows nothing of a session that was held in a break, though the cut may be some frames long. */
const leastMs = 1000

/** The millisecond of a recording at which a session begins, 0 if it began before; undefined if the recording does not show it. */
export function beginOnTape(timeline: Timeline, { begin_at, end_at }: Omit<Session, 'title'>) {
  const [first, last] = [timeline[0], timeline.at(-1)]
  if (!first || !last) return undefined
  const from = mediaAt(timeline, Math.max(first[0], begin_at.getTime()))
  const to = mediaAt(timeline, Math.min(last[0], end_at.getTime()))
  return from !== undefined && to !== undefined && to - from >= leastMs ? from : undefined
}

/** The sessions that a recording shows, as its chapters. One alone would only repeat the title. */
export function chaptersOf(timeline: Timeline, sessions: Session[]) {
  const chapters = sessions.flatMap((session) => {
    const begin = beginOnTape(timeline, session)
    return begin === undefined ? [] : [{ title: session.title, at_seconds: Math.floor(begin / 1000) }]
  })
  return chapters.length > 1 ? chapters : []
}
