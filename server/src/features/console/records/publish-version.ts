import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { appendEntry } from '#kernel/audit/chain.ts'
import { maskValues } from '#kernel/audit/mask-values.ts'
import { ignoreChange } from '#kernel/audit/noted-change.ts'
import type { NotedChange } from '#kernel/audit/noted-change.ts'
import { sqlState } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Form, Resource } from '#kernel/console/resource.ts'
import { readFields } from '#kernel/console/fields.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectVersion, updatePublished } from './records.queries.ts'
import type { recordVersions } from './records.tables.ts'

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

/** Publishes a version at its time, on behalf of the person who saved it. A version that was replaced or dropped is left alone. */
export const publishVersion = defineJob<{ versionId: number }>({
  name: 'publish-version',
  retryWaits: [10, 60, 600],
  run: (services, { versionId }) =>
    services.db.transaction(async (db) => {
      const version = await selectVersion(db, versionId)
      if (version?.state !== 'scheduled') return
      const resource = services.resources.all.find(({ name }) => name === version.resource)
      const form = resource?.form
      const author = await selectUser(db, version.saved_by)
      if (!form || !author) return
      const member = {
        userId: author.id,
        sessionId: 0,
        isOperator: true,
        hasFreshStep: false,
        rights: new Set<never>(),
        userType: author.user_type,
        client: 'desk',
      }
      const caller = {
        language: author.language,
        address: '',
        requestId: '',
        client: 'desk',
        guestId: '',
        isSecure: true,
      }
      const context = { ...services, db, member, caller, noteChange: ignoreChange } as unknown as Context
      const { values } = readFields(form.fields, version.values)
      const before = version.record_id === null ? undefined : await form.read(context, version.record_id)
      const id = await apply(context, form, version.record_id ?? 0, values)
      await updatePublished(db, versionId, id)
      const [row] = await resource.rows.byIds(context, [id])
      const change = {
        target: { kind: resource.name, id, name: row ? resource.titleOf(row, context.caller.language) : '' },
        before,
        after: values,
      }
      await note(context, { version, resource, change, operatorId: author.id })
    }),
})

type Published = {
  version: Pick<typeof recordVersions.$inferSelect, 'id' | 'reason'>
  resource: Resource
  change: NotedChange
  operatorId: number
}

/** Writes to the audit log what is published without a call, as if who planned it had saved it now. */
async function note(context: Context, { version, resource, change, operatorId }: Published): Promise<void> {
  const entry = {
    operator_id: operatorId,
    address: '',
    call: recordCalls.save.id,
    needed_right: resource.form?.right ?? resource.right,
    input: { version: version.id },
    reason: version.reason,
  }
  const begun_id = await appendEntry(context, {
    ...entry,
    begun_id: null,
    outcome: 'begun',
    status: 0,
    changes: [],
  })
  const changes = [maskValues(change) as NotedChange]
  await appendEntry(context, { ...entry, begun_id, outcome: 'done', status: successStatus, changes })
}
