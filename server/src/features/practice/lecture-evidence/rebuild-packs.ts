import { defineJob } from '#kernel/jobs/job.ts'
import type { Services, Within } from '#kernel/services.ts'
import {
  selectSheet,
  selectSheetsByIds,
} from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { buildPack } from './build-pack.ts'
import { collectEvidence } from './collect-evidence.ts'
import { selectPackedSheetIds, selectPacks } from './lecture-evidence.queries.ts'
import { readLecturePayouts } from './lecture-payouts.ts'

/** Without a key: a change that comes while an earlier one is being written must not be left out. */
export const rebuildEvidence = defineJob<{ sheetId: number }>({
  name: 'rebuild-lecture-evidence',
  retryWaits: [60, 300, 1800],
  atOnce: 1,
  async run(services, { sheetId }) {
    const row = await selectSheet(services.db, sheetId)
    if (!row) return
    const evidence = await collectEvidence(services.db, row)
    await buildPack({ ...services, storage: services.providers.storage }, evidence)
  },
})

/** Builds a further pack of a lecture that has one, since it shows something that has changed. The older ones are kept. */
export async function rebuildPack({ db, jobs }: Within<Services>, { sheetId }: { sheetId: number }) {
  if ((await selectPacks(db, sheetId)).length > 0) await jobs.send(db, rebuildEvidence, { sheetId })
}

/** Finds the lectures that a payout is for: the person who pays does not wait for that. */
export const rebuildPaidPacks = defineJob<{ userId: number; withdrawalNo: string }>({
  name: 'rebuild-paid-packs',
  retryWaits: [30, 300, 1800],
  key: ({ withdrawalNo }) => withdrawalNo,
  run: ({ db, jobs }, { userId, withdrawalNo }) =>
    db.transaction(async (db) => {
      const sheets = await selectSheetsByIds(db, await selectPackedSheetIds(db, userId))
      for (const row of sheets) {
        const payouts = await readLecturePayouts(db, row)
        if (payouts.some((payout) => payout.withdrawalNo === withdrawalNo))
          await jobs.send(db, rebuildEvidence, { sheetId: row.sheet.id })
      }
    }),
})
