import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { sheetQuery } from '#web/features/practice/expert-sheets/paths.ts'

const feesPath = '/expertFees'

export const expertFeePaths = {
  feesPath,
  fees: (sheet: SheetAddress) => `${feesPath}?${sheetQuery(sheet)}`,
}
