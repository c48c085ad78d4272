import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Resource } from '#kernel/console/resource.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Context } from '#kernel/services.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { leaveRequest } from '#server/features/console/requests/leave-request.ts'
import { hasOpenRequest } from '#server/features/console/requests/requests.queries.ts'
import { apply, publishVersion } from './publish-version.ts'
import { formOf, readForm } from './read-form.ts'
import {
  dropOpenVersions,
  dropVersion,
  insertVersion,
  lockRecord,
  selectNewestId,
  selectVersions,
} from './records.queries.ts'
import { presentVersion } from './records.present.ts'

export const saveRecord = answer(recordCalls.save, async (input, context) => {
  const resource = context.resources.open(context, input.resource)
  const form = formOf(context, resource)
  if (input.id === 0 && !form.create) throw refuse(resourceFailures.notCreated)
  const isDraft = form.isPublished === true && !input.publish
  if (form.asksReason && !isDraft && input.reason === '') throw refuse(resourceFailures.reasonMissing)
  const publishAt = input.publish_at === '' ? undefined : readShanghaiTime(input.publish_at)
  if (input.publish_at !== '' && (!publishAt || !form.isPublished))
    throw refuse(failures.parameterError, { detail: 'publish_at' })
  // A draft may be unfinished; what is to be published may not.
  const values = isDraft ? input.values : readForm(form, input.values, context)
  if (input.id === 0 && !isDraft && form.deed) {
    const doing = { id: 0, values, reason: input.reason }
    if ((await form.deed.peopleFor(context, [doing])) === 'two')
      return { id: 0, version: 0, request_id: await askToCreate(context, resource, form.deed, input) }
  }
  const { userId } = memberOf(context)
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await lockRecord(db, resource.name, input.id)
    if (input.id !== 0) await refuseIfChanged(inside, resource.name, input)
    // Who agrees has to get what was asked for.
    if (input.id !== 0 && (await hasOpenRequest(db, resource.name, input.id)))
      throw refuse(resourceFailures.requestWaits)
    if (input.draft !== 0) await dropVersion(db, resource.name, input.draft)
    if (input.id !== 0) await dropOpenVersions(db, resource.name, input.id)
    const kept = { resource: resource.name, values: input.values, reason: input.reason, saved_by: userId }
    if (isDraft || publishAt) {
      const version = await insertVersion(db, {
        ...kept,
        record_id: input.id === 0 ? null : input.id,
        state: publishAt ? 'scheduled' : 'draft',
        publish_at: publishAt,
      })
      if (publishAt) await context.jobs.send(db, publishVersion, { versionId: version }, publishAt)
      const before = input.id === 0 ? undefined : await form.read(inside, input.id)
      const name = await nameOf(inside, resource, input.id)
      const state = publishAt ? { publish_at: input.publish_at } : { draft: version }
      context.noteChange({
        target: { kind: resource.name, id: input.id, name },
        before,
        after: { ...input.values, ...state },
      })
      return { id: input.id, version, request_id: null }
    }
    const before = input.id === 0 ? undefined : await form.read(inside, input.id)
    const id = await apply(inside, form, input.id, values)
    context.noteChange({
      target: { kind: resource.name, id, name: await nameOf(inside, resource, id) },
      before,
      after: values,
    })
    const version = await insertVersion(db, {
      ...kept,
      record_id: id,
      state: 'published',
      published_at: new Date(),
    })
    return { id, version, request_id: null }
  })
})

const askToCreate = (
  context: Context,
  resource: Resource,
  deed: GuardedDeed,
  { values, reason }: { values: Record<string, unknown>; reason: string },
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

/** Refuses a change that was based on an older version, and sends the newer one along to compare. */
async function refuseIfChanged(
  { db }: Pick<Parameters<typeof readForm>[2], 'db'>,
  resource: string,
  { id, version }: { id: number; version: number },
) {
  const newest = await selectNewestId(db, resource, id)
  if (newest <= version) return
  const [row] = await selectVersions(db, resource, id)
  throw refuse(resourceFailures.changedMeanwhile, { data: row && { version: presentVersion(row) } })
}

export const dropDraft = answer(recordCalls.dropDraft, async (input, context) => {
  const resource = context.resources.open(context, input.resource)
  const dropped = await dropVersion(context.db, resource.name, input.version)
  if (!dropped) throw refuse(failures.dataMissing)
  const id = dropped.record_id ?? 0
  context.noteChange({
    target: { kind: resource.name, id, name: await nameOf(context, resource, id) },
    before: dropped.values,
  })
  return {}
})
