import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { intersect } from './periods.ts'
import type { Period } from './periods.ts'

type Session = { title: string; status: number; begin_at: Date; end_at: Date }

type Facts<S extends Session> = {
  /** When the meeting was on air. */
  onAir: Period[]
  sessions: S[]
  /** When the expert was in the room of the meeting; empty for somebody who spoke in another way, as from a hall. */
  stays: Period[]
}

/** A session that the expert has confirmed, and when it was on air. */
export type AiredSession<S extends Session = Session> = { session: S; aired: Period[] }

/**
 * What was on air of an expert: of the meeting's time only the sessions that they have confirmed, and of these, if they
 * spoke from the room of the meeting, only while they were in it.
 */
export const lectureAir = <S extends Session>({ onAir, sessions, stays }: Facts<S>): AiredSession<S>[] =>
  sessions
    .filter(({ status }) => status === sessionStates.confirmed)
    .map((session) => {
      const shown = intersect(onAir, [{ from: session.begin_at, until: session.end_at }])
      return { session, aired: stays.length > 0 ? intersect(shown, stays) : shown }
    })
