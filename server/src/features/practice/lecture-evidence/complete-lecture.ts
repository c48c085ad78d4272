import { evidenceFailures } from '#contract/practice/lecture-evidence.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { isOver } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { buildEvidence, completeEvidence } from './gather-evidence.ts'

/** Says that a lecture was given although something is missing that would show it. */
export async function completeLecture(context: Context, row: SheetRow, reason: string): Promise<void> {
  if (!isOver(row)) throw refuse(evidenceFailures.meetingNotOver)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await noteChange(db, context, row, { kind: 'evidence_completed', reason })
    if (await completeEvidence(inside, row.sheet.id, reason)) await buildPack(inside, row)
  })
}

/** Builds the pack of documents that show a lecture, in the background. */
export async function buildPack(context: Context, row: SheetRow): Promise<void> {
  if (!isOver(row)) throw refuse(evidenceFailures.meetingNotOver)
  await context.jobs.send(context.db, buildEvidence, { sheetId: row.sheet.id })
}
