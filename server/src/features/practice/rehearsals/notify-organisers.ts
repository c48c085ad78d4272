import { defineJob } from '#kernel/jobs/job.ts'
import type { Limit } from '#kernel/limits.ts'
import { notify } from '#kernel/notify.ts'
import { selectOrganisers } from '#server/features/practice/expert-sheets/organisers.queries.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { rehearsalBegun } from './rehearsals.notices.ts'

/** A guest who leaves and comes back is no news. */
const oncePerRehearsal: Limit = { name: 'rehearsal notice', max: 1, windowMs: 4 * 3600_000 }

/** Lets organisers join a guest who rehearses. */
export const notifyOrganisers = defineJob<{ roomId: number; sheetId: number }>({
  name: 'notify-organisers',
  retryWaits: [5, 30, 120],
  async run({ db, limits }, { roomId, sheetId }) {
    const row = await selectSheet(db, sheetId)
    if (!row || !(await limits.fits(oncePerRehearsal, String(roomId)))) return
    const { guest_name, meeting_title } = presentGuest(row)
    const notice = rehearsalBegun.write({ guest: guest_name, meeting: meeting_title, roomId })
    try {
      await db.transaction(async (db) => notify(db, await selectOrganisers(db, row.sheet.task_id), notice))
    } catch (error) {
      await limits.giveBack(oncePerRehearsal, String(roomId))
      throw error
    }
  },
})
