import { agreementStates } from '#contract/practice/expert-agreements.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectAgreements } from './expert-agreements.queries.ts'
import type { AgreementRow } from './expert-agreements.queries.ts'
import { fillAgreement } from './fill-text.ts'
import type { FilledAgreement } from './fill-text.ts'

/** Whether the latest agreement is about what holds now. */
export function agreementState(
  filled: FilledAgreement,
  latest: AgreementRow | undefined,
): OneOf<typeof agreementStates> {
  if (!filled.isNeeded) return agreementStates.unneeded
  if (!latest) return agreementStates.unsigned
  return latest.terms_digest.equals(filled.terms) ? agreementStates.signed : agreementStates.outdated
}

/** The state of the agreement of a sheet, and the latest one that was signed. */
export async function readAgreementState(db: Db, row: SheetRow) {
  const [latest] = await selectAgreements(db, row.sheet.id)
  return { state: agreementState(await fillAgreement(db, row), latest), latest }
}
