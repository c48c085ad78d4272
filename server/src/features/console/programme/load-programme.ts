import type { Clash, EditedProgramme } from '#contract/console/programme.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectAnyMeeting } from '#server/features/console/meeting-editor/meeting-editor.queries.ts'
import { findClashes } from './find-clashes.ts'
import type { FoundClash, Occupied } from './find-clashes.ts'
import { selectRoot } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectEngagements, selectSessions } from './programme.queries.ts'

type Placed = {
  id: number
  meeting_id: number
  hall: string
  title: string
  doctor_id: number | null
  begin_at: Date
  end_at: Date
}

/** Parts without a hall are rooms of their own. */
export const occupiedBy = (session: Placed): Occupied => ({
  sessionId: session.id,
  title: session.title,
  room: session.hall === '' ? `meeting ${session.meeting_id}` : session.hall,
  doctorId: session.doctor_id,
  beginAt: session.begin_at,
  endAt: session.end_at,
})

export async function findRoot(db: Db, meetingId: number): Promise<number> {
  const rootId = await selectRoot(db, meetingId)
  if (rootId === undefined) throw refuse(meetingFailures.meetingMissing)
  return rootId
}

/** The sessions of a programme, and everything that they could clash with. */
export async function loadOccupied(db: Db, rootId: number, more: readonly Placed[] = []) {
  const rows = await selectSessions(db, rootId)
  const placed = [...rows.map(({ session }) => session), ...more]
  const times = placed.flatMap(({ begin_at, end_at }) => [begin_at.getTime(), end_at.getTime()])
  const elsewhere =
    times.length === 0
      ? []
      : await selectEngagements(db, rootId, {
          doctorIds: [...new Set(placed.flatMap(({ doctor_id }) => doctor_id ?? []))],
          from: new Date(Math.min(...times)),
          to: new Date(Math.max(...times)),
        })
  const others = elsewhere.map((row): Occupied => ({
    sessionId: 0,
    title: row.title,
    room: '',
    doctorId: row.doctor_id,
    beginAt: row.begin_at,
    endAt: row.end_at,
  }))
  return { rows, all: [...rows.map(({ session }) => occupiedBy(session)), ...others] }
}

export const presentClash = ({ kind, with: other }: FoundClash): Clash => ({
  kind,
  session_id: other.sessionId,
  title: other.title,
  begin_time: shanghaiTime(other.beginAt),
  end_time: shanghaiTime(other.endAt),
})

export async function loadProgramme(db: Db, meetingId: number): Promise<EditedProgramme> {
  const rootId = await findRoot(db, meetingId)
  const [meeting, { rows, all }] = await Promise.all([
    selectAnyMeeting(db, meetingId),
    loadOccupied(db, rootId),
  ])
  return {
    meeting_id: meetingId,
    title: meeting!.title,
    begin_time: shanghaiTime(meeting!.begin_at),
    end_time: shanghaiTime(meeting!.end_at),
    sessions: rows.map(({ session, lecturer }, at) => ({
      session_id: session.id,
      meeting_id: session.meeting_id,
      hall: session.hall,
      title: session.title,
      doctor_id: session.doctor_id ?? 0,
      lecturer: lecturer ?? '',
      begin_time: shanghaiTime(session.begin_at),
      end_time: shanghaiTime(session.end_at),
      clashes: findClashes(all[at]!, all).map(presentClash),
    })),
  }
}
