import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import type { Language } from '#contract/wire/language.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Fields, ValuesOf } from '#kernel/console-framework/fields.ts'
import type { Form, ImportReport } from '#kernel/console-framework/resource.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Context } from '#kernel/services.ts'
import { refuseConflicts } from './publish-version.ts'
import { formOf } from './read-form.ts'

const mostRows = 10_000
const batchSize = 200

export const importRecords = answerUpload(recordCalls.import, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const form = formOf(context, resource)
  const { create } = form
  if (!create) throw refuse(resourceFailures.notCreated)
  if (form.asksReason && !input.try && input.reason === '') throw refuse(resourceFailures.reasonMissing)
  const table = await readTable(context.file)
  if (!table) throw refuse(resourceFailures.tableUnreadable)
  if (table.length - 1 > mostRows) throw refuse(resourceFailures.tooManyRows)
  const { createdIds, rows, problems } = form.importTable
    ? await form.importTable(context, table, { isTrial: input.try })
    : await importRows(context, { form, create, table, isTrial: input.try })
  if (createdIds.length > 0)
    context.noteChange({
      target: { kind: resource.name, id: 0, name: context.file.name },
      after: { created: createdIds.length, ids: runsOf(createdIds) },
    })
  return { created: createdIds.length, rows, problems: problems.toSorted((a, b) => a.row - b.row) }
})

type Import = { form: Form; create: NonNullable<Form['create']>; table: string[][]; isTrial: boolean }

/** A record for each row. */
async function importRows(context: Context, { form, create, table, isTrial }: Import): Promise<ImportReport> {
  const { language } = context.caller
  const [head = [], ...rows] = table
  const keys = keysOf(form.fields, head)
  const problems: ImportReport['problems'] = []
  const right: RightRow[] = []
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const read = readFields(form.fields, entered(form.fields, keys, cells))
    const [wrong] = Object.entries(read.problems)
    if (wrong)
      problems.push({
        row: at + 2,
        problem: `${form.fields[wrong[0]]!.title[language]}：${wrong[1][language]}`,
      })
    else right.push({ row: at + 2, values: read.values })
  }
  const createdIds: number[] = []
  if (!isTrial)
    for (let at = 0; at < right.length; at += batchSize) {
      const { refused, ids } = await createAll(context, create, right.slice(at, at + batchSize))
      problems.push(...refused)
      createdIds.push(...ids)
    }
  return { createdIds, rows: rows.length, problems }
}

type RightRow = { row: number; values: ValuesOf<Fields> }

/** Creates the rows in one transaction, so that the disk is waited for once; answers their numbers and which were refused. */
const createAll = (context: Context, create: NonNullable<Form['create']>, rows: RightRow[]) =>
  context.db.transaction(async (db) => {
    const refused: { row: number; problem: string }[] = []
    const ids: number[] = []
    for (const { row, values } of rows)
      try {
        ids.push(await refuseConflicts(db.transaction((db) => create({ ...context, db }, values))))
      } catch (error) {
        refused.push({ row, problem: messageOf(error, context.caller.language) })
      }
    return { refused, ids }
  })

/** Numbers that follow each other are written as `3–7`, so that ten thousand rows are one line of the log. */
function runsOf(ids: number[]): string {
  const runs: [first: number, last: number][] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && id <= run[1] + 1) run[1] = id
    else runs.push([id, id])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

/** The keys of the columns by their titles in either language; undefined for those that name no field. */
const keysOf = (fields: Fields, head: string[]) =>
  head.map(
    (name) =>
      Object.entries(fields).find(
        ([key, { title }]) => key === name.trim() || title.zh === name.trim() || title.en === name.trim(),
      )?.[0],
  )

const entered = (fields: Fields, keys: (string | undefined)[], cells: string[]) =>
  Object.fromEntries(
    keys.flatMap((key, at) => {
      const read = key === undefined ? undefined : fields[key]?.readCell
      return read ? [[key, read((cells[at] ?? '').trim())]] : []
    }),
  )

/** A refusal concerns this row alone; anything else ends the import. */
function messageOf(error: unknown, language: Language): string {
  if (!(error instanceof Refusal)) throw error
  return error.failure[language]
}
