import { importCalls } from '#contract/console/imports.ts'
import type { ImportState } from '#contract/console/imports.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { formOf } from '#server/features/console/records/read-form.ts'
import { importLongTable } from './import-long-table.ts'
import { insertImport, selectImportOf } from './imports.queries.ts'
import type { ImportRow } from './imports.queries.ts'
import { reportOf, runImport } from './run-import.ts'

const mostRows = 10_000
/** Longer ones take longer than a person waits before a page. */
const mostAtOnce = 300

export const importFile = answerUpload(importCalls.begin, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const form = formOf(context, resource)
  if (!form.create) throw refuse(resourceFailures.notCreated)
  if (form.asksReason && !input.try && input.reason === '') throw refuse(resourceFailures.reasonMissing)
  const table = await readTable(context.file)
  if (!table) throw refuse(resourceFailures.tableUnreadable)
  if (table.length - 1 > mostRows) throw refuse(resourceFailures.tooManyRows)
  const asked = {
    resource: resource.name,
    operator_id: memberOf(context).userId,
    file_name: context.file.name,
    is_trial: input.try,
    reason: input.reason,
    table,
  }
  if (table.length - 1 <= mostAtOnce) {
    const row = await insertImport(context.db, asked)
    const { report, change } = await runImport(context, row)
    if (change) context.noteChange(change)
    return presentImport({ ...row, state: 'done', done_rows: table.length - 1, report })
  }
  return context.db.transaction(async (db) => {
    const row = await insertImport(db, asked)
    await context.jobs.send(db, importLongTable, { importId: row.id })
    return presentImport(row)
  })
})

export const getImport = answer(importCalls.state, async ({ id }, context) => {
  const row = await selectImportOf(context.db, id, memberOf(context).userId)
  if (!row) throw refuse(resourceFailures.importOver)
  return presentImport(row)
})

const presentImport = (row: ImportRow): ImportState => ({
  id: row.id,
  state: row.state,
  rows: row.table.length - 1,
  done_rows: row.done_rows,
  report: reportOf(row),
})
