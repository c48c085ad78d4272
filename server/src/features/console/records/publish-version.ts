import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { noteDone } from '#kernel/audit/note-done.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { words } from '#kernel/console-framework/words.ts'
import { sqlState } from '#kernel/database.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Form } from '#kernel/console-framework/resource.ts'
import type { Member } from '#kernel/member.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Services, Within } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { keepBefore, mergeIntoStored, readStored } from './change-record.ts'
import { readForm } from './read-form.ts'
import { notPublished } from './records.notices.ts'
import {
  lockForChange,
  lockScheduled,
  selectVersion,
  updatePublished,
  updateToDraft,
} from './records.queries.ts'

/** What the database refuses, in words. */
export async function refuseConflicts<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing
  } catch (error) {
    const state = sqlState(error)
    if (state === '23505') throw refuse(resourceFailures.alreadyThere)
    if (state === '23503') throw refuse(resourceFailures.referenceMissing)
    throw error
  }
}

/** Creates or changes the record as its form says. */
export async function apply(
  context: Context,
  form: Form,
  recordId: number,
  values: Record<string, unknown>,
): Promise<number> {
  if (recordId === 0) {
    if (!form.create) throw refuse(failures.noPermission)
    return refuseConflicts(form.create(context, values))
  }
  if (!form.change) throw refuse(failures.noPermission)
  await refuseConflicts(form.change(context, recordId, values))
  return recordId
}

/**
 * Publishes a version at its time, on behalf of the person who saved it. A version that was replaced or dropped is left
 * alone. What is refused, such as a change to what somebody else has changed since, is a draft again, and its author is told.
 */
export const publishVersion = defineJob<{ versionId: number }>({
  name: 'publish-version',
  retryWaits: [10, 60, 600],
  async run(services, { versionId }) {
    try {
      await services.db.transaction((db) => publish({ ...services, db }, versionId))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await giveBack(services, versionId, error.failure)
    }
  },
  giveUp: (services, { versionId }) => giveBack(services, versionId, failures.busy),
})

async function publish(services: Within<Services>, versionId: number): Promise<void> {
  const { db } = services
  const waiting = await selectVersion(db, versionId)
  const resource = resourcesOf(services).all.find(({ name }) => name === waiting?.resource)
  const form = resource?.form
  if (!waiting || !form) return
  const edited = { resource: resource.name, form, id: waiting.record_id ?? 0 }
  // In the order in which a record is saved.
  if (edited.id !== 0) await lockForChange(db, resource, edited.id)
  const version = await lockScheduled(db, versionId)
  const author = version?.saved_by && (await selectUser(db, version.saved_by))
  if (!version || !author) return
  const context = besideCalls(services, author.language, memberOf(author))
  const merged = edited.id === 0 ? undefined : await mergeIntoStored(context, edited, version)
  const values = readForm(form, merged?.values ?? version.values, context)
  if (merged) await keepBefore(context, edited, merged.before)
  const id = await apply(context, form, edited.id, values)
  await updatePublished(db, versionId, id, (await readStored(context, { form, id })) ?? values)
  const [row] = await resource.rows.byIds(context, [id])
  const name = row ? resource.titleOf(row, author.language) : ''
  const change = { target: { kind: resource.name, id, name }, before: merged?.before, after: values }
  await noteDone(context, {
    operator_id: author.id,
    call: recordCalls.save.id,
    needed_right: form.right ?? resource.right,
    input: { version: versionId },
    reason: version.reason,
    changes: [change],
  })
}

const memberOf = ({ id, user_type }: UserRow): Member => ({
  userId: id,
  sessionId: 0,
  isOperator: true,
  hasFreshStep: false,
  rights: new Set(),
  userType: user_type,
  client: 'desk',
})

const giveBack = (services: Services, versionId: number, failure: Failure) =>
  services.db.transaction(async (db) => {
    const version = await lockScheduled(db, versionId)
    if (!version) return
    await updateToDraft(db, versionId)
    const { title: list } = resourcesOf(services).all.find(({ name }) => name === version.resource)!
    const facts = { list, id: version.record_id ?? 0, reason: words(failure.zh, failure.en) }
    if (version.saved_by) await notify(db, version.saved_by, notPublished.write(facts))
  })
