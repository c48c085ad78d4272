import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import type { Agreement, SignedAgreement } from '#contract/practice/expert-agreements.ts'
import { answer } from '#kernel/answer.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { CallContext } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { maskedPhone, requireProvedReader } from '#server/features/practice/expert-sheets/prove-device.ts'
import { agreementState } from './agreement-state.ts'
import { selectAgreements } from './expert-agreements.queries.ts'
import type { AgreementRow } from './expert-agreements.queries.ts'
import { expertAgreementsText } from './expert-agreements.text.ts'
import { fillAgreement } from './fill-text.ts'

const fileLifeMs = 3600_000

export const presentSigned = (row: AgreementRow, vault: Vault): SignedAgreement => ({
  agreement_id: row.id,
  signer: row.signer,
  party: row.party,
  sign_time: shanghaiTime(row.signed_at),
  sha256: row.file_digest.toString('hex'),
  file_url: signedAddress(vault, row.file_key, fileLifeMs),
})

export async function showAgreement(context: CallContext, row: SheetRow): Promise<Agreement> {
  const { db, vault, caller } = context
  const filled = await fillAgreement(db, row)
  const signed = await selectAgreements(db, row.sheet.id)
  return {
    status: agreementState(filled, signed[0]),
    title: expertAgreementsText[caller.language].title,
    content: filled.text[caller.language],
    digest: filled.digest.toString('hex'),
    guest_name: filled.guestName,
    phone: maskedPhone(context, row),
    signed: signed.map((each) => presentSigned(each, vault)),
  }
}

export const getAgreement = answer(agreementCalls.get, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedReader(context, row)
  return showAgreement(context, row)
})
