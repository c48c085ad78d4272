import { defineJob } from '#kernel/jobs/job.ts'
import type { Services, Within } from '#kernel/services.ts'
import { selectFees, updateEvidence } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { releaseFee } from '#server/features/practice/expert-fees/release-fees.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { buildPack } from './build-pack.ts'
import { collectEvidence } from './collect-evidence.ts'
import { selectEvidence, selectIncomplete, upsertEvidence } from './lecture-evidence.queries.ts'
import { takePictures } from './take-pictures.ts'

/** After so many days what is still missing is entered by hand. */
const longestDays = 60

/** Looks every hour whether what was missing has come. */
export const gatherEvidence = defineJob({
  name: 'gather-lecture-evidence',
  retryWaits: [300, 900],
  schedule: '5 * * * *',
  async run(services) {
    for (const sheetId of await selectIncomplete(services.db, new Date(), longestDays))
      await gatherForSheet(services, sheetId)
  },
})

/** Builds a pack of what is there; an operator who asks for one does not wait for the hour. */
export const buildEvidence = defineJob<{ sheetId: number }>({
  name: 'build-lecture-evidence',
  retryWaits: [60, 300],
  // Each reads recordings and writes an archive.
  atOnce: 1,
  key: ({ sheetId }) => String(sheetId),
  async run(services, { sheetId }) {
    const row = await selectSheet(services.db, sheetId)
    if (!row) return
    if (await gather(services, row)) await completeEvidence(services, sheetId, '')
    // Read once more: the fee is in the pack as it was paid.
    const evidence = await collectEvidence(services.db, row)
    await buildPack({ ...services, storage: services.providers.storage }, evidence)
  },
})

/** Once nothing is missing, completes the evidence and orders its pack. Returns whether it is complete. */
export async function gatherForSheet(services: Services, sheetId: number): Promise<boolean> {
  const row = await selectSheet(services.db, sheetId)
  if (!row || !(await gather(services, row))) return false
  await services.db.transaction(async (db) => {
    if (await completeEvidence({ ...services, db }, sheetId, ''))
      await services.jobs.send(db, buildEvidence, { sheetId })
  })
  return true
}

/** Takes pictures and notes the figures. Returns whether nothing is missing. */
async function gather(services: Services, row: SheetRow): Promise<boolean> {
  await takePictures(services, row)
  const { figures, missing } = await collectEvidence(services.db, row)
  await upsertEvidence(services.db, row.sheet.id, { figures })
  return missing.length === 0
}

/** Lets the fees of the sheet become available. Returns whether it was incomplete until now. */
export const completeEvidence = (services: Services, sheetId: number, reason: string): Promise<boolean> =>
  services.db.transaction(async (db) => {
    const now = new Date()
    // A fee that is added at this moment waits, and then inherits the evidence.
    await lockSheet(db, sheetId)
    if ((await selectEvidence(db, sheetId))?.completed_at) return false
    await upsertEvidence(db, sheetId, { completed_at: now, complete_reason: reason })
    await updateEvidence(db, sheetId, now)
    for (const { id } of await selectFees(db, sheetId)) await releaseFee({ ...services, db }, id, now)
    return true
  })

/** The evidence is that of the lecture: a fee that is added once it is complete has it too, and the guest is told. */
export async function inheritEvidence({ db, jobs }: Within<Services>, { sheetId }: { sheetId: number }) {
  const completedAt = (await selectEvidence(db, sheetId))?.completed_at
  if (!completedAt) return
  await updateEvidence(db, sheetId, completedAt)
  await queueSheetSms(db, { jobs }, sheetId, 'change')
}
