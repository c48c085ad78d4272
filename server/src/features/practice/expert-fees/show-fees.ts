import type { ExpertFee } from '#contract/practice/expert-fees.ts'
import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { selectAuthentication } from '#server/features/commerce/payees/authentications.queries.ts'
import { selectPayee } from '#server/features/commerce/payees/payees.queries.ts'
import { feeReference, previewTax } from '#server/features/commerce/tax/post-fee.ts'
import type { Fee } from '#server/features/commerce/tax/post-fee.ts'
import { selectTaxedPayment } from '#server/features/commerce/tax/tax.queries.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { presentFee } from './expert-fees.present.ts'
import { selectFees } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { missingParts } from './missing-parts.ts'
import type { FeeFacts } from './missing-parts.ts'

/** The ledger has fees of other kinds, too. */
export const feeNoOf = (feeId: number) => `expert ${feeId}`

/** A fee as the ledger and the tax know it. All of one meeting are one project. */
export const ledgerFee = (fee: FeeRow, { sheet, meeting }: SheetRow): Fee => ({
  feeNo: feeNoOf(fee.id),
  userId: sheet.user_id,
  grossFen: fee.gross_fen,
  project: `meeting ${meeting.id}`,
  title: fee.title,
})

/** What is known of the person who gets a fee. */
export async function readPayeeFacts(db: Db, userId: number) {
  const authentication = await selectAuthentication(db, userId)
  return {
    isAuthenticated: authentication?.state === authenticationStates.passed,
    hasPayee: (await selectPayee(db, userId)) !== undefined,
  }
}

type PayeeFacts = Awaited<ReturnType<typeof readPayeeFacts>>

export const factsOf = (fee: FeeRow, row: SheetRow, payee: PayeeFacts): FeeFacts => ({
  status: fee.status,
  isAgreed: fee.agreed_at !== null,
  isMeetingOver: isOver(row),
  hasEvidence: fee.evidence_at !== null,
  ...payee,
})

/** The fees of a sheet; each is taxed as it was, or as it would be now. */
export async function showFees(db: Db, row: SheetRow, language: Language): Promise<ExpertFee[]> {
  const payee = await readPayeeFacts(db, row.sheet.user_id)
  const shown: ExpertFee[] = []
  for (const fee of await selectFees(db, row.sheet.id)) {
    const taxed = await selectTaxedPayment(db, feeReference(feeNoOf(fee.id)))
    const tax = taxed
      ? { deductionFen: taxed.deduction_fen, taxFen: taxed.tax_fen }
      : await previewTax(db, ledgerFee(fee, row))
    shown.push(presentFee(fee, tax, { missing: missingParts(factsOf(fee, row, payee)), language }))
  }
  return shown
}
