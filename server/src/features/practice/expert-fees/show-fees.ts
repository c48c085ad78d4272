import { feeStates } from '#contract/practice/expert-fees.ts'
import type { ExpertFee, FeeList } from '#contract/practice/expert-fees.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { selectAuthentication } from '#server/features/commerce/payees/authentications.queries.ts'
import { selectPayee } from '#server/features/commerce/payees/payees.queries.ts'
import { readClaim } from '#server/features/commerce/ledger/person-balances.ts'
import { previewTaxes } from '#server/features/commerce/tax/post-fee.ts'
import type { Fee } from '#server/features/commerce/tax/post-fee.ts'
import { selectTaxedOfSource } from '#server/features/commerce/tax/tax.queries.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { presentFee } from './expert-fees.present.ts'
import { selectCorrections } from './corrections.queries.ts'
import { selectAllFees, selectUnpaidOfMeeting } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { missingParts } from './missing-parts.ts'
import type { FeeFacts } from './missing-parts.ts'

/** The ledger has fees of other kinds, too. All payments and corrections of one fee are of this source. */
export const feeSourceOf = (feeId: number) => `expert ${feeId}`

/** A fee that was taken back and is confirmed again is another one in the books. */
const feeNoOf = ({ id, round }: FeeRow) =>
  round === 0 ? feeSourceOf(id) : `${feeSourceOf(id)} round ${round}`

type OfMeeting = { sheet: { user_id: number }; meeting: { id: number } }

/** A fee as the ledger and the tax know it. All of one meeting are one project. */
export const ledgerFee = (fee: FeeRow, { sheet, meeting }: OfMeeting): Fee => ({
  feeNo: feeNoOf(fee),
  source: feeSourceOf(fee.id),
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

type Shown = { deductionFen: number; taxFen: number }

const nothing: Shown = { deductionFen: 0, taxFen: 0 }

/**
 * How the fees of a person in a meeting that are not paid yet will be taxed: together, in the order in which they become
 * available, whatever sheet they are on.
 */
async function previewUnpaid(db: Db, { sheet, meeting }: SheetRow): Promise<Map<number, Shown>> {
  const unpaid = await selectUnpaidOfMeeting(db, sheet.user_id, meeting.id)
  const taxes = await previewTaxes(
    db,
    { userId: sheet.user_id, project: `meeting ${meeting.id}` },
    unpaid.map(({ gross_fen }) => gross_fen),
  )
  return new Map(unpaid.map(({ id }, at) => [id, taxes[at]!]))
}

/** The fees of a sheet; each is taxed as it was, or as it will be. */
export async function showFees(db: Db, row: SheetRow, language: Language): Promise<ExpertFee[]> {
  const payee = await readPayeeFacts(db, row.sheet.user_id)
  const rows = await selectAllFees(db, row.sheet.id)
  const unpaid = await previewUnpaid(db, row)
  const corrections = await selectCorrections(
    db,
    rows.map(({ id }) => id),
  )
  const fees: ExpertFee[] = []
  for (const fee of rows) {
    const isPaid = fee.status === feeStates.available
    const taxed = isPaid ? await selectTaxedOfSource(db, feeSourceOf(fee.id)) : unpaid.get(fee.id)
    const missing = missingParts(factsOf(fee, row, payee))
    const own = corrections.filter(({ fee_id }) => fee_id === fee.id)
    fees.push(presentFee(fee, taxed ?? nothing, { missing, corrections: own, language }))
  }
  return fees
}

/** The same with what the expert owes, for the expert alone. */
export const showFeeList = async (db: Db, row: SheetRow, language: Language): Promise<FeeList> => ({
  fees: await showFees(db, row, language),
  claim: yuanOf(await readClaim(db, row.sheet.user_id)),
})
