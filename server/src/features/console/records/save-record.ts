import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Form, Resource } from '#kernel/console-framework/resource.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Context, Within } from '#kernel/services.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { leaveRequest } from '#server/features/console/requests/leave-request.ts'
import { hasOpenRequest } from '#server/features/console/requests/requests.queries.ts'
import { keepBefore, mergeIntoStored, readStored } from './change-record.ts'
import { apply, publishVersion } from './publish-version.ts'
import { formOf, readForm } from './read-form.ts'
import { dropOpenVersions, dropVersion, insertVersion, lockForChange } from './records.queries.ts'

type Values = Record<string, unknown>

type Asked = {
  id: number
  /** The draft of a new record that this continues. */
  draft: number
  values: Values
  base: Values
  reason: string
  /** Saved, and not applied. */
  isDraft: boolean
  publishAt: Date | undefined
}

type Place = { resource: Resource; form: Form }

export const saveRecord = answer(recordCalls.save, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const form = formOf(context, resource)
  if (input.id === 0 && !form.create) throw refuse(resourceFailures.notCreated)
  const isDraft = form.isPublished === true && !input.publish
  if (form.asksReason && !isDraft && input.reason === '') throw refuse(resourceFailures.reasonMissing)
  const publishAt = input.publish_at === '' ? undefined : readShanghaiTime(input.publish_at)
  if (input.publish_at !== '' && (!publishAt || !form.isPublished))
    throw refuse(failures.parameterError, { detail: 'publish_at' })
  const asked = { ...input, isDraft, publishAt }
  if (input.id !== 0) return changeRecord(context, { resource, form }, asked)
  return createRecord(context, { resource, form }, asked)
})

async function createRecord(context: Context, { resource, form }: Place, asked: Asked) {
  const { draft, isDraft, publishAt, reason } = asked
  // A draft may be unfinished; what is to be published may not.
  const values = isDraft ? asked.values : readForm(form, asked.values, context)
  if (!isDraft && form.deed) {
    const people = await form.deed.peopleFor(context, [{ id: 0, values, reason }])
    if (people === 'two')
      return { id: 0, version: 0, request_id: await askToCreate(context, resource, form.deed, asked) }
  }
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    if (draft !== 0) await dropVersion(db, resource.name, draft)
    const kept = { id: 0, values: asked.values, base: {} }
    if (isDraft || publishAt) return keepForLater(inside, resource, asked, kept)
    const id = await apply(inside, form, 0, values)
    return noteSaved(inside, { resource, form }, asked, { id, before: undefined, after: values })
  })
}

const changeRecord = (context: Context, { resource, form }: Place, asked: Asked) =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const { id, isDraft, publishAt } = asked
    await lockForChange(db, resource, id)
    // Who agrees has to get what was asked for.
    if (await hasOpenRequest(db, resource.name, id)) throw refuse(resourceFailures.requestWaits)
    const edited = { resource: resource.name, form, id }
    const { before, values, changed } = await mergeIntoStored(inside, edited, asked)
    const read = isDraft ? values : readForm(form, values, context)
    await dropOpenVersions(db, resource.name, id)
    if (isDraft || publishAt) {
      const base = Object.fromEntries(Object.keys(changed).map((key) => [key, asked.base[key] ?? null]))
      return keepForLater(inside, resource, asked, { id, values: changed, base, before })
    }
    await keepBefore(inside, edited, before)
    await apply(inside, form, id, read)
    return noteSaved(inside, { resource, form }, asked, { id, before, after: read })
  })

type Kept = { id: number; values: Values; base: Values; before?: Values }

/** Saves a version that is not applied: a draft, or what waits for its time. */
async function keepForLater(
  context: Within<Context>,
  resource: Resource,
  { reason, publishAt }: Asked,
  { id, values, base, before }: Kept,
) {
  const version = await insertVersion(context.db, {
    resource: resource.name,
    record_id: id === 0 ? null : id,
    values,
    base,
    reason,
    saved_by: memberOf(context).userId,
    state: publishAt ? 'scheduled' : 'draft',
    publish_at: publishAt,
  })
  if (publishAt) await context.jobs.send(context.db, publishVersion, { versionId: version }, publishAt)
  context.noteChange({
    target: { kind: resource.name, id, name: await nameOf(context, resource, id) },
    before,
    after: { ...values, ...(publishAt ? { publish_at: shanghaiTime(publishAt) } : { draft: version }) },
  })
  return { id, version, request_id: null }
}

type Saved = { id: number; before: Values | undefined; after: Values }

/** Keeps what was applied as a version, and says so in the audit log. */
async function noteSaved(
  context: Within<Context>,
  { resource, form }: Place,
  { reason }: Asked,
  { id, before, after }: Saved,
) {
  const name = await nameOf(context, resource, id)
  context.noteChange({ target: { kind: resource.name, id, name }, before, after })
  const version = await insertVersion(context.db, {
    resource: resource.name,
    record_id: id,
    // As it is stored, which another change is compared with.
    values: (await readStored(context, { form, id })) ?? after,
    reason,
    saved_by: memberOf(context).userId,
    state: 'published',
    published_at: new Date(),
  })
  return { id, version, request_id: null }
}

const askToCreate = (
  context: Context,
  resource: Resource,
  deed: GuardedDeed,
  { values, reason }: Asked,
): Promise<number> =>
  leaveRequest(context, {
    deed,
    resource: resource.name,
    rows: [{ id: 0, title: resource.titleOf({ ...values, id: 0 }, context.caller.language) }],
    values,
    reason,
  })

async function nameOf(context: Context, resource: Resource, id: number): Promise<string> {
  const [row] = id === 0 ? [] : await resource.rows.byIds(context, [id])
  return row ? resource.titleOf(row, context.caller.language) : ''
}

export const dropDraft = answer(recordCalls.dropDraft, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const dropped = await dropVersion(context.db, resource.name, input.version)
  if (!dropped) throw refuse(failures.dataMissing)
  const id = dropped.record_id ?? 0
  context.noteChange({
    target: { kind: resource.name, id, name: await nameOf(context, resource, id) },
    before: dropped.values,
  })
  return {}
})
