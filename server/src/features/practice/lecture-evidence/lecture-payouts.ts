import type { Db } from '#kernel/database.ts'
import { selectFees } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { feeSourceOf } from '#server/features/practice/expert-fees/show-fees.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { payoutShares } from './payout-shares.ts'
import { selectMovements, selectPayouts } from './records.queries.ts'

/** The payouts that contain something of a lecture, each with how much of it that is. */
export async function readLecturePayouts(db: Db, { sheet }: SheetRow) {
  const fees = await selectFees(db, sheet.id)
  if (fees.length === 0) return []
  const shares = payoutShares(await selectMovements(db, sheet.user_id))
  return (await selectPayouts(db, sheet.user_id))
    .map((payout) => {
      const parts = shares.get(payout.withdrawalNo)
      const lectureFen = fees.reduce((sum, { id }) => sum + (parts?.get(feeSourceOf(id)) ?? 0), 0)
      return { ...payout, lectureFen }
    })
    .filter(({ lectureFen }) => lectureFen > 0)
}
