import type { Language } from '#contract/wire/language.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Fields } from '#kernel/console-framework/fields.ts'
import type { Form, Resource } from '#kernel/console-framework/resource.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import type { Context, Within } from '#kernel/services.ts'
import { changeFields } from '#server/features/console/records/change-fields.ts'
import { apply } from '#server/features/console/records/publish-version.ts'
import { WrongCell } from './read-cells.ts'
import type { Entered } from './read-cells.ts'

type Values = Record<string, unknown>
type Place = { resource: Resource; form: Form; reason: string }
type Outcome = { kind: 'created' | 'changed' | 'same'; id: number }

/** Creates the record that a row describes, or changes the one that it names. Columns that are not there stay as they are. */
export async function importRow(context: Within<Context>, place: Place, entered: Entered): Promise<Outcome> {
  const { form } = place
  const id = entered.id ?? (await form.findImported?.(context, entered.values))
  if (id !== undefined) {
    const change = { id, values: entered.values, read: (values: Values) => readRow(form.fields, values) }
    return { kind: (await changeFields(context, place, change)) ? 'changed' : 'same', id }
  }
  if (!form.create) throw refuse(resourceFailures.notCreated)
  return { kind: 'created', id: await apply(context, form, 0, readRow(form.fields, entered.values)) }
}

/** The values of a row, or the first of them that is wrong. */
export function readRow(fields: Fields, entered: Values) {
  const { values, problems } = readFields(fields, entered)
  const [wrong] = Object.entries(problems)
  if (wrong) throw new WrongCell(fields[wrong[0]]!, { problem: wrong[1] })
  return values
}

/** What keeps a row from being imported. Anything but a refusal ends the import. */
export function problemOf(error: unknown, language: Language): string {
  if (error instanceof WrongCell) return `${error.field.title[language]}：${error.problem[language]}`
  if (!(error instanceof Refusal)) throw error
  const { failure, detail } = error
  return failure[language] + (detail === undefined ? '' : ` (${detail})`)
}
