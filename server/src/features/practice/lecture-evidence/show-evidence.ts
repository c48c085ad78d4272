import { evidenceCalls } from '#contract/practice/lecture-evidence.ts'
import type { Evidence } from '#contract/practice/lecture-evidence.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import {
  requireProvedDevice,
  requireProvedReader,
} from '#server/features/practice/expert-sheets/prove-device.ts'
import { collectEvidence } from './collect-evidence.ts'
import { selectEvidence, selectPacks, upsertEvidence } from './lecture-evidence.queries.ts'
import { lectureEvidenceText } from './lecture-evidence.text.ts'

const fileLifeMs = 3600_000

export async function showEvidence(context: Context, row: SheetRow): Promise<Evidence> {
  const { db, vault, caller } = context
  const known = await selectEvidence(db, row.sheet.id)
  const { missing, figures } = await collectEvidence(db, row)
  const isComplete = known?.completed_at != null
  const packs = await selectPacks(db, row.sheet.id)
  return {
    is_complete: asBit(isComplete),
    missing: isComplete ? [] : missing.map((part) => lectureEvidenceText[caller.language].missing[part]),
    figures,
    shares_with_sponsors: asBit(known?.consented_at != null),
    packs: packs.map((pack) => ({
      pack_id: pack.id,
      bytes: pack.bytes,
      sha256: pack.file_digest.toString('hex'),
      build_time: shanghaiTime(pack.built_at),
      file_url: signedAddress(vault, pack.file_key, fileLifeMs),
    })),
  }
}

/** Packs hold the agreement, the fee and its payout. */
export const getEvidence = answer(evidenceCalls.get, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedReader(context, row)
  return showEvidence(context, row)
})

export const setConsent = answer(evidenceCalls.consent, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  await context.db.transaction(async (db) => {
    await upsertEvidence(db, row.sheet.id, { consented_at: input.type ? new Date() : null })
    await noteChange(db, context, row, { kind: input.type ? 'sponsors_allowed' : 'sponsors_refused' })
  })
  return showEvidence(context, row)
})
