import { yuanOf } from '#contract/wire/amount.ts'
import { evidenceFailures } from '#contract/practice/lecture-evidence.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectFees } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { collectEvidence } from './collect-evidence.ts'
import { buildEvidence, completeEvidence } from './gather-evidence.ts'
import { lectureEvidenceText } from './lecture-evidence.text.ts'

/**
 * Says that a lecture was given although something is missing that would show it. Its fee becomes available by that, so
 * finance agrees.
 */
export const completeLecture = guardedDeed({
  name: 'lecture-evidence.complete',
  title: words('人工认定授课佐证完整', 'Complete lecture evidence by hand'),
  right: 'experts.edit',
  secondRight: 'money.approve',
  asksFreshStep: true,
  async describe(context, { id }) {
    const { language } = context.caller
    const { missing } = await collectEvidence(context.db, await findSheet(context, id))
    const fees = await selectFees(context.db, id)
    const complete = { zh: '视为完整', en: 'counts as complete' }[language]
    return [
      changeOf(
        words('佐证', 'Evidence'),
        missing.map((part) => lectureEvidenceText[language].missing[part]).join(separators[language]),
        complete,
      ),
      ...fees.map((fee) => changeOf(words('可提现', 'Becomes available'), '', `¥${yuanOf(fee.gross_fen)}`)),
    ]
  },
  async run(context, { id, reason }) {
    const row = await findSheet(context, id)
    if (!isOver(row)) throw refuse(evidenceFailures.meetingNotOver)
    await noteChange(context.db, context, row, { kind: 'evidence_completed', reason })
    if (await completeEvidence(context, row.sheet.id, reason)) await buildPack(context, id)
  },
})

/** Builds the pack of documents that show a lecture, in the background. */
export async function buildPack(context: Context, sheetId: number): Promise<void> {
  const row = await findSheet(context, sheetId)
  if (!isOver(row)) throw refuse(evidenceFailures.meetingNotOver)
  await context.jobs.send(context.db, buildEvidence, { sheetId: row.sheet.id })
}

async function findSheet({ db }: Context, sheetId: number): Promise<SheetRow> {
  const row = await selectSheet(db, sheetId)
  if (!row) throw refuse(evidenceFailures.guestMissing)
  return row
}
