import { defineJob } from '#kernel/jobs/job.ts'
import { digestTail } from './phone.ts'
import { selectWithoutTail, updateTail } from './fill-phone-tails.queries.ts'

const batch = 500

/** Lets accounts that are older than the digest be found by the last four digits. Where there are none it reads one index. */
export const fillPhoneTails = defineJob({
  name: 'fill-phone-tails',
  schedule: '*/5 * * * *',
  retryWaits: [60, 300],
  oneAtATime: true,
  async run({ db, vault }) {
    for (;;) {
      const rows = await selectWithoutTail(db, batch)
      for (const { id, sealed } of rows) {
        // The database gives only those that have a number.
        await updateTail(db, id, sealed!, digestTail(vault, vault.openText(sealed!)))
      }
      if (rows.length < batch) return
    }
  },
})
