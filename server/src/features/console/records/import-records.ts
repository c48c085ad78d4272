import { recordCalls, resourceFailures } from '#contract/console/resources.ts'
import type { Language } from '#contract/wire/language.ts'
import { readFields } from '#kernel/console/fields.ts'
import type { Fields, ValuesOf } from '#kernel/console/fields.ts'
import type { Form } from '#kernel/console/resource.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Context } from '#kernel/services.ts'
import { refuseConflicts } from './publish-version.ts'
import { formOf } from './read-form.ts'

const mostRows = 10_000
const batchSize = 200

export const importRecords = answerUpload(recordCalls.import, async (input, context) => {
  const form = formOf(context, context.resources.open(context, input.resource))
  const { create } = form
  if (!create) throw refuse(resourceFailures.notCreated)
  const { language } = context.caller
  const table = await readTable(context.file)
  if (!table) throw refuse(resourceFailures.tableUnreadable)
  const [head = [], ...rows] = table
  if (rows.length > mostRows) throw refuse(resourceFailures.tooManyRows)
  const keys = keysOf(form.fields, head)
  const problems: { row: number; problem: string }[] = []
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
  let created = 0
  if (!input.try)
    for (let at = 0; at < right.length; at += batchSize) {
      const refused = await createAll(context, create, right.slice(at, at + batchSize))
      problems.push(...refused)
      created += Math.min(batchSize, right.length - at) - refused.length
    }
  return { created, rows: rows.length, problems: problems.toSorted((a, b) => a.row - b.row) }
})

type RightRow = { row: number; values: ValuesOf<Fields> }

/** Creates the rows in one transaction, so that the disk is waited for once, and answers which were refused. */
const createAll = (context: Context, create: NonNullable<Form['create']>, rows: RightRow[]) =>
  context.db.transaction(async (db) => {
    const refused: { row: number; problem: string }[] = []
    for (const { row, values } of rows)
      try {
        await refuseConflicts(db.transaction((db) => create({ ...context, db }, values)))
      } catch (error) {
        refused.push({ row, problem: messageOf(error, context.caller.language) })
      }
    return refused
  })

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
