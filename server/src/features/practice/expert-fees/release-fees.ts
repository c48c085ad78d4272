import { feeStates } from '#contract/practice/expert-fees.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { postAvailableFee } from '#server/features/commerce/tax/post-fee.ts'
import { selectTaxedOfSource } from '#server/features/commerce/tax/tax.queries.ts'
import { selectSheet, updateSettled } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { feeAvailable } from './expert-fees.notices.ts'
import { lockFee, selectDueFees, selectIsSettled, updateFee } from './expert-fees.queries.ts'
import { missingParts } from './missing-parts.ts'
import { factsOf, feeSourceOf, ledgerFee, readPayeeFacts } from './show-fees.ts'

const batch = 200

/** Makes fees available whose meeting is over and of which nothing is missing. */
export const releaseFees = defineJob({
  name: 'release-expert-fees',
  retryWaits: [60, 300],
  schedule: '20 * * * *',
  run: (services) => releaseDueFees(services, new Date()),
})

/** Returns how many became available. */
export async function releaseDueFees(services: Services, now: Date): Promise<number> {
  let released = 0
  for (let after = 0; ;) {
    const due = await selectDueFees(services.db, now, after, batch)
    for (const { id } of due) if (await releaseFee(services, id, now)) released++
    if (due.length < batch) return released
    after = due.at(-1)!.id
  }
}

/** Makes one fee available if nothing of it is missing. The last one of a sheet settles the sheet, whose code ends. */
export const releaseFee = ({ db }: Services, feeId: number, now: Date): Promise<boolean> =>
  db.transaction(async (db) => {
    const fee = await lockFee(db, feeId)
    const row = fee?.status === feeStates.confirmed ? await selectSheet(db, fee.sheet_id) : undefined
    if (!fee || !row) return false
    const payee = await readPayeeFacts(db, row.sheet.user_id)
    if (missingParts(factsOf(fee, row, payee)).length > 0) return false
    await updateFee(db, fee.id, { status: feeStates.available, available_at: now })
    await postAvailableFee(db, ledgerFee(fee, row), now)
    await settleIfOver(db, fee.sheet_id)
    const taxed = await selectTaxedOfSource(db, feeSourceOf(feeId))
    const net = yuanOf(taxed ? taxed.grossFen - taxed.taxFen : 0)
    await notify(db, row.sheet.user_id, feeAvailable.write({ title: fee.title, net }))
    return true
  })

/** A sheet of which nothing is open any more is settled. */
export async function settleIfOver(db: Db, sheetId: number): Promise<void> {
  if (await selectIsSettled(db, sheetId)) await updateSettled(db, sheetId)
}
