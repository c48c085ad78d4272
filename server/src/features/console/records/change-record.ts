import type { Collision } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Form } from '#kernel/console-framework/resource.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Refusal } from '#kernel/fail.ts'
import type { Context, Within } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { mergeChange } from '#kernel/merge-change.ts'
import type { Change, Merged } from '#kernel/merge-change.ts'
import { insertVersion, selectNewestPublished } from './records.queries.ts'

type Values = Record<string, unknown>

/** A form, the list it belongs to, and the record. */
export type Edited = { resource: string; form: Form; id: number }

/** What the fields of a record say now, as it travels; undefined where it is gone, or its form only creates. */
export async function readStored(
  context: Context,
  { form, id }: Pick<Edited, 'form' | 'id'>,
): Promise<Values | undefined> {
  const stored = await form.read(context, id)
  if (!stored) return undefined
  const fields = Object.keys(form.fields).map((key) => [key, stored[key] ?? null])
  return JSON.parse(JSON.stringify(Object.fromEntries(fields))) as Values
}

/**
 * Makes a change to what is stored now. What somebody else has changed meanwhile stays, and where both have changed the same
 * field it is refused with what it says now.
 */
export async function mergeIntoStored(
  context: Context,
  edited: Edited,
  change: Change,
): Promise<Merged & { before: Values }> {
  const before = await readStored(context, edited)
  if (!before) throw await refusalOf(context, edited, change)
  const merged = mergeChange(before, change)
  if (merged.conflicts.length === 0) return { ...merged, before }
  const newest = await selectNewestPublished(context.db, edited.resource, edited.id)
  const isSaved = newest !== undefined && isSameValue(newest.version.values, before)
  const collision: Collision = {
    values: before,
    fields: merged.conflicts,
    saved_by: isSaved ? (newest.savedBy ?? '') : '',
    saved_at: isSaved ? shanghaiTime(newest.version.saved_at) : '',
  }
  throw refuse(resourceFailures.changedMeanwhile, { data: { collision } })
}

/** Why there is nothing to change: the form knows better, such as of a message that was sent meanwhile. */
async function refusalOf(context: Context, { form, id }: Edited, { values }: Change): Promise<Refusal> {
  await form.change?.(context, id, readFields(form.fields, values).values)
  return refuse(failures.dataMissing)
}

/** Keeps what was there before a change as a version, unless the newest one says the same. */
export async function keepBefore(
  { db }: Within<{ db: Db }>,
  { resource, id }: Edited,
  before: Values,
): Promise<void> {
  const newest = await selectNewestPublished(db, resource, id)
  if (newest && isSameValue(newest.version.values, before)) return
  const version = { resource, record_id: id, values: before, state: 'published', published_at: new Date() }
  await insertVersion(db, { ...version, state: 'published' })
}
