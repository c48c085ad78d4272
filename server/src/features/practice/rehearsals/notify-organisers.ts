import type { Limit } from '#kernel/limits.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { selectOrganisers } from '#server/features/practice/expert-sheets/organisers.queries.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { rehearsalBegun } from './rehearsals.notices.ts'

/** A guest who leaves and comes back is no news. */
const oncePerRehearsal: Limit = { name: 'rehearsal notice', max: 1, windowMs: 4 * 3600_000 }

/** Lets organisers join a guest who rehearses. */
export async function notifyOrganisers(context: Context, row: SheetRow, roomId: number): Promise<void> {
  const { db, events, limits } = context
  if (!(await limits.fits(oncePerRehearsal, String(roomId)))) return
  const { guest_name, meeting_title } = presentGuest(row)
  const notice = rehearsalBegun.write({ guest: guest_name, meeting: meeting_title, roomId })
  for (const userId of await selectOrganisers(db, row.sheet.task_id))
    await events.publish(userNoticed, { userId, notice })
}
