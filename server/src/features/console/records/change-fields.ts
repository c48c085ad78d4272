import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { memberOf } from '#kernel/answer.ts'
import type { ValuesOf, Fields } from '#kernel/console-framework/fields.ts'
import type { Form, Resource } from '#kernel/console-framework/resource.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Within } from '#kernel/services.ts'
import { hasOpenRequest } from '#server/features/console/requests/requests.queries.ts'
import { keepBefore, readStored } from './change-record.ts'
import { apply } from './publish-version.ts'
import { insertVersion, lockForChange } from './records.queries.ts'

type Values = Record<string, unknown>
type Place = { resource: Resource; form: Form; reason: string }
type Change = { id: number; values: Values; read: (values: Values) => ValuesOf<Fields> }

/**
 * Changes some fields of a record to what they shall be, whatever they say now, and keeps a version of before and after.
 * Answers whether that changed anything.
 */
export async function changeFields(
  context: Within<Context>,
  { resource, form, reason }: Place,
  { id, values, read }: Change,
): Promise<boolean> {
  const { db } = context
  if (!form.change) throw refuse(resourceFailures.notChanged)
  if (!Number.isSafeInteger(id) || (await resource.rows.byIds(context, [id])).length === 0)
    throw refuse(failures.dataMissing)
  await lockForChange(db, resource, id)
  if (await hasOpenRequest(db, resource.name, id)) throw refuse(resourceFailures.requestWaits)
  const edited = { resource: resource.name, form, id }
  const before = await readStored(context, edited)
  if (!before) throw refuse(failures.dataMissing)
  const wanted = read({ ...before, ...values })
  const travelled = JSON.parse(JSON.stringify(wanted)) as Values
  if (Object.keys(values).every((key) => isSameValue(travelled[key] ?? null, before[key] ?? null)))
    return false
  await keepBefore(context, edited, before)
  await apply(context, form, id, wanted)
  await insertVersion(db, {
    resource: resource.name,
    record_id: id,
    values: (await readStored(context, edited)) ?? travelled,
    reason,
    saved_by: memberOf(context).userId,
    state: 'published',
    published_at: new Date(),
  })
  return true
}
