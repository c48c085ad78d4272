import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'
import { presentSheet } from './expert-sheets.present.ts'
import type { SheetRow } from './expert-sheets.queries.ts'

export async function showSheet(db: Db, row: SheetRow): Promise<ExpertSheet> {
  const { contact } = await selectEntry(db, row.meeting.id)
  return presentSheet(row, contact)
}
