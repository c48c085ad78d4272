import { sheetQuery } from '#web/features/practice/expert-sheets/paths.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'

const agreementPath = '/expertAgreement'

export const expertAgreementPaths = {
  agreementPath,
  agreement: (sheet: SheetAddress) => `${agreementPath}?${sheetQuery(sheet)}`,
}
