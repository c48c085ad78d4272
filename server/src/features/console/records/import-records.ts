import { recordCalls, resourceFailures } from '#contract/console/resources.ts'
import type { Language } from '#contract/wire/language.ts'
import { readFields } from '#kernel/console/fields.ts'
import type { Fields } from '#kernel/console/fields.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { readTable } from '#kernel/files/read-table.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { refuseConflicts } from './publish-version.ts'
import { formOf } from './read-form.ts'

const mostRows = 10_000

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
  let created = 0
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const note = (problem: string) => void problems.push({ row: at + 2, problem })
    const read = readFields(form.fields, entered(form.fields, keys, cells))
    const [wrong] = Object.entries(read.problems)
    if (wrong) note(`${form.fields[wrong[0]]!.title[language]}：${wrong[1][language]}`)
    else if (!input.try)
      try {
        await refuseConflicts(create(context, read.values))
        created++
      } catch (error) {
        note(messageOf(error, language))
      }
  }
  return { created, rows: rows.length, problems }
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
