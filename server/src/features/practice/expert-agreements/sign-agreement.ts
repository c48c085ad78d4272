import { createHash } from 'node:crypto'
import { agreementCalls, agreementFailures, agreementStates } from '#contract/practice/expert-agreements.ts'
import type { Strokes } from '#contract/practice/expert-agreements.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { storeBytes } from '#kernel/files/store-bytes.ts'
import { updateAgreed } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import { packOutdated } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import {
  deviceDigest,
  maskedPhone,
  requireCode,
  requireProvedReader,
} from '#server/features/practice/expert-sheets/prove-device.ts'
import { agreementState } from './agreement-state.ts'
import { drawAgreement } from './draw-agreement.ts'
import { insertAgreement, selectAgreements } from './expert-agreements.queries.ts'
import { expertAgreementsText } from './expert-agreements.text.ts'
import { fillAgreement } from './fill-text.ts'
import type { FilledAgreement } from './fill-text.ts'
import { sealAgreement } from './seal-agreement.ts'
import { showAgreement } from './show-agreement.ts'

/** So many points are more than a slip of the finger. */
const leastPoints = 8

/** Signs what was read. A repeat changes nothing, and a text that has changed meanwhile is read again first. */
export const signAgreement = answer(agreementCalls.sign, async (input, context) => {
  const row = await findSheet(context, input)
  const filled = await fillAgreement(context.db, row)
  const [latest] = await selectAgreements(context.db, row.sheet.id)
  const state = agreementState(filled, latest)
  if (state === agreementStates.unneeded) throw refuse(agreementFailures.unneeded)
  if (state === agreementStates.signed) {
    await requireProvedReader(context, row)
    return showAgreement(context, row)
  }
  const { party } = filled
  if (!party) throw refuse(agreementFailures.partyMissing)
  if (input.digest !== filled.digest.toString('hex')) throw refuse(agreementFailures.textChanged)
  requireSignature(filled, input)
  if (!input.code) throw refuse(agreementFailures.codeMissing, { data: { phone: maskedPhone(context, row) } })
  await requireCode(context, row, { code: input.code, scene: 'sign' })

  const signedAt = new Date()
  const typedName = input.strokes.length > 0 ? '' : input.typed_name
  const partySignature = await sealAgreement(context, { digest: filled.digest, party, signedAt })
  const signature = {
    strokes: input.strokes,
    typedName,
    phone: maskedPhone(context, row),
    signedAt,
    party,
    partySignature,
  }
  const bytes = await drawAgreement(filled, signature)
  const file = await storeBytes(context, {
    bytes,
    extension: 'pdf',
    mime: 'application/pdf',
    name: expertAgreementsText.zh.fileName(filled.guestName),
    ownerId: row.sheet.user_id,
    purpose: 'expert-agreement',
  })
  const isNew = await context.db.transaction(async (db) => {
    await lockSheet(db, row.sheet.id)
    const now = await fillAgreement(db, row)
    if (!now.digest.equals(filled.digest)) throw refuse(agreementFailures.textChanged)
    const [signed] = await selectAgreements(db, row.sheet.id)
    if (agreementState(now, signed) === agreementStates.signed) return false
    await insertFile(db, file)
    await insertAgreement(db, {
      sheet_id: row.sheet.id,
      text_id: filled.textId,
      text_digest: filled.digest,
      terms_digest: filled.terms,
      signer: filled.guestName,
      is_typed: typedName !== '',
      file_key: file.key,
      file_digest: createHash('sha256').update(bytes).digest(),
      device_digest: deviceDigest(context),
      signed_at: signedAt,
      party_id: party.id,
      party_signature: partySignature,
    })
    await updateAgreed(db, row.sheet.id, signedAt)
    await noteChange(db, context, row, { kind: 'agreement_signed' })
    await context.events.publish(db, packOutdated, { sheetId: row.sheet.id })
    return true
  })
  // Of two signatures at once the second leaves nothing.
  if (!isNew)
    await context.providers.storage.remove(file.key).catch((error: unknown) => {
      context.log.warn({ err: error }, 'a file could not be removed')
    })
  return showAgreement(context, row)
})

/** Drawn lines, or the name of the expert for those who cannot draw. */
function requireSignature(
  { guestName }: FilledAgreement,
  { strokes, typed_name }: { strokes: Strokes; typed_name: string },
): void {
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  if (points >= leastPoints) return
  if (typed_name === '') throw refuse(agreementFailures.signatureMissing)
  if (typed_name !== guestName) throw refuse(agreementFailures.nameWrong)
}
