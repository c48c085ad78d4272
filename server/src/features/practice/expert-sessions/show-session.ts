import type { ExpertSessionDetail } from '#contract/practice/expert-sessions.ts'
import type { Services } from '#kernel/services.ts'
import { selectSessionChanges } from '#server/features/practice/expert-sheets/changes.queries.ts'
import { presentChange } from './expert-sessions.present.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { sessionCalendar } from './session-calendar.ts'
import { selectShownSession } from './shown-sessions.queries.ts'

export async function showSession(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { session, sheet }: SessionRow,
  hasTitles: boolean,
): Promise<ExpertSessionDetail> {
  const shown = await selectShownSession(db, session.id, { userId: sheet.user_id, hasTitles })
  const history = await selectSessionChanges(db, { sheetId: sheet.id, sessionId: session.id })
  return {
    ...shown!,
    history: history.map(presentChange),
    calendar: sessionCalendar.address(vault, session.id),
  }
}
