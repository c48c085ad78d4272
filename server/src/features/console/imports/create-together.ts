import type { Form, TableReport } from '#kernel/console-framework/resource.ts'
import { Refusal } from '#kernel/fail.ts'
import type { Context, Within } from '#kernel/services.ts'
import { refuseConflicts } from '#server/features/console/records/publish-version.ts'
import { problemOf } from './import-row.ts'

/** A row of a table, by its number there, with the values of a new record. */
export type NewRow = { row: number; values: Record<string, unknown> }

/**
 * Creates records all at once. Where that is refused, it is done with each half, so that a wrong row is at last alone with its
 * own message, and the others are created.
 */
export async function createTogether(
  context: Within<Context>,
  form: Form,
  rows: NewRow[],
): Promise<TableReport> {
  if (rows.length === 0) return { createdIds: [], problems: [] }
  try {
    const all = rows.map(({ values }) => values)
    const creating = context.db.transaction((db) => form.createAll!({ ...context, db }, all))
    return { createdIds: await refuseConflicts(creating), problems: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (rows.length === 1)
      return {
        createdIds: [],
        problems: [{ row: rows[0]!.row, problem: problemOf(error, context.caller.language) }],
      }
    const middle = Math.ceil(rows.length / 2)
    const first = await createTogether(context, form, rows.slice(0, middle))
    const second = await createTogether(context, form, rows.slice(middle))
    return {
      createdIds: [...first.createdIds, ...second.createdIds],
      problems: [...first.problems, ...second.problems],
    }
  }
}
