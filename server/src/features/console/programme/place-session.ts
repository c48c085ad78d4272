import { programmeFailures } from '#contract/console/programme.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import {
  ensureLecturer,
  insertSession,
  lockProgramme,
} from '#server/features/meetings/meetings/programme.queries.ts'
import type { NewSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { findClashes } from './find-clashes.ts'
import { findRoot, loadOccupied, occupiedBy, presentClash } from './load-programme.ts'
import { selectSession, setSessionTakenBack, updateSession } from './programme.queries.ts'

/** Refuses what clashes with the rest of the programme or with what its lecturer does elsewhere, unless it is confirmed. */
async function refuseClash(
  db: Db,
  rootId: number,
  session: Required<NewSession> & { id: number },
): Promise<void> {
  const placed = { ...session, doctor_id: session.doctor_id ?? null }
  const { all } = await loadOccupied(db, rootId, [placed])
  const clashes = findClashes(occupiedBy(placed), all).map(presentClash)
  const [first] = clashes
  if (first)
    throw refuse(programmeFailures.sessionClash, {
      detail: `${first.title} ${first.begin_time}–${first.end_time.slice(11)}`,
      data: { clashes },
    })
}

/** Saves a session, or creates one for the number 0. */
export function placeSession(
  db: Db,
  session: Required<NewSession> & { id: number },
  confirms: boolean,
): Promise<number> {
  if (session.end_at <= session.begin_at) throw refuse(programmeFailures.timeWrong)
  return db.transaction(async (db) => {
    const rootId = await findRoot(db, session.meeting_id)
    await lockProgramme(db, rootId)
    if (!confirms) await refuseClash(db, rootId, session)
    const { id, ...values } = session
    if (values.doctor_id) await ensureLecturer(db, values.meeting_id, values.doctor_id)
    if (id === 0) return insertSession(db, values)
    await updateSession(db, id, values)
    return id
  })
}

/** A session comes back to its place; what has taken that meanwhile is a clash like any other. */
export function restoreSession(db: Db, sessionId: number, confirms: boolean): Promise<boolean> {
  return db.transaction(async (db) => {
    const session = await selectSession(db, sessionId)
    if (!session) return false
    const rootId = await findRoot(db, session.meeting_id)
    await lockProgramme(db, rootId)
    if (!confirms) await refuseClash(db, rootId, session)
    return setSessionTakenBack(db, sessionId, false)
  })
}
