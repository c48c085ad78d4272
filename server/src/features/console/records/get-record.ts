import { recordCalls } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { presentRow } from '#server/features/console/lists/present-row.ts'
import { presentVersion } from './records.present.ts'
import { selectNewDrafts, selectNewestId, selectOpenVersion, selectVersions } from './records.queries.ts'

export const getRecord = answer(recordCalls.get, async (input, context) => {
  const { db, member } = context
  const resource = resourcesOf(context).open(context, input.resource)
  const [row] = await resource.rows.byIds(context, [input.id])
  if (!row) throw refuse(failures.dataMissing)
  const [values, facts, version, draft] = await Promise.all([
    resource.form?.read(context, input.id),
    resource.detail?.(context, input.id),
    selectNewestId(db, resource.name, input.id),
    selectOpenVersion(db, resource.name, input.id),
  ])
  return {
    title: resource.titleOf(resource.present?.(row, context) ?? row, context.caller.language),
    row: presentRow(resource, row, context),
    facts: facts ?? [],
    values: values ?? null,
    version,
    draft: draft ? presentVersion(draft) : null,
    actions: Object.entries(resource.actions ?? {})
      .filter(
        ([, { right, applies }]) =>
          (right === undefined || may(member, right)) && applies?.(row, context) !== false,
      )
      .map(([name]) => name),
  }
})

export const listVersions = answer(recordCalls.versions, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  return (await selectVersions(context.db, resource.name, input.id)).map(presentVersion)
})

/** The first text among the fields is what a draft is called. */
export const listDrafts = answer(recordCalls.drafts, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const key = Object.entries(resource.form?.fields ?? {}).find(([, { kind }]) => kind === 'text')?.[0] ?? ''
  return (await selectNewDrafts(context.db, resource.name)).map((row) => ({
    ...presentVersion(row),
    title: titleOf(row.version.values[key]),
  }))
})

const titleOf = (value: unknown) => (typeof value === 'string' ? value : '')
