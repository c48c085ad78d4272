import type { ExpertSession, ExpertSessionDetail } from '#contract/practice/expert-sessions.ts'
import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { selectChangesOf } from '#server/features/practice/expert-sheets/changes.queries.ts'
import { selectBusyTimes } from './busy.queries.ts'
import type { BusyRow } from './busy.queries.ts'
import { presentBusy, presentChange, presentSession } from './expert-sessions.present.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { sessionCalendar } from './session-calendar.ts'

/** What is nowhere near a session need not be presented: a person may be busy all year. In numbers, as dates compare slowly. */
function clashFinder(busy: BusyRow[]) {
  const times = busy.map((row) => ({ row, begin: row.begin_at.getTime(), end: row.end_at.getTime() }))
  return ({ begin_at, end_at }: { begin_at: Date; end_at: Date }): BusyRow[] => {
    const [begin, end] = [begin_at.getTime(), end_at.getTime()]
    return times.flatMap((time) => (time.begin < end && time.end > begin ? [time.row] : []))
  }
}

/** Sessions of one person with what they clash with. */
export async function showSessions(db: Db, rows: SessionRow[], hasTitles: boolean): Promise<ExpertSession[]> {
  const [first] = rows
  if (!first) return []
  const from = new Date(Math.min(...rows.map(({ session }) => session.begin_at.getTime())))
  const to = new Date(Math.max(...rows.map(({ session }) => session.end_at.getTime())))
  const busy = await selectBusyTimes(db, first.sheet.user_id, { from, to })
  const findClashes = clashFinder(busy)
  return rows.map((row) =>
    presentSession(row, presentBusy(findClashes(row.session), row.session.id, hasTitles)),
  )
}

export async function showSession(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  row: SessionRow,
  hasTitles: boolean,
): Promise<ExpertSessionDetail> {
  const [shown] = await showSessions(db, [row], hasTitles)
  const history = await selectChangesOf(db, row.sheet.id, { prefix: 'session_', subjectId: row.session.id })
  return {
    ...shown!,
    history: history.map(presentChange),
    calendar: sessionCalendar.address(vault, row.session.id),
  }
}
