import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { rightsOf } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { deedsOf } from '#kernel/deeds/guarded-deed.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { memberOf } from '#kernel/answer.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Tx } from '#kernel/database.ts'
import { Agreed } from '#kernel/deeds/agreed.ts'
import type { Change, GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { may, requireFreshStep } from '#kernel/member.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { doNoted, doToRows, problemOf } from './do-to-rows.ts'
import type { Result } from './do-to-rows.ts'
import { requestAgreed, requestFailed } from './requests.notices.ts'
import { lockOpenRequest, selectRequest, updateDecision } from './requests.queries.ts'
import type { RequestRow } from './requests.queries.ts'

/** What a request is about: the deed, the list, and what was entered. */
export async function findAsked(context: Context, id: number) {
  const { db, vault } = context
  const request = await selectRequest(db, id)
  const deed = deedsOf(context).find(({ name }) => name === request?.deed)
  if (!request || !deed) throw refuse(failures.dataMissing)
  const resource = resourcesOf(context).all.find(({ name }) => name === request.resource)
  const action = Object.values(resource?.actions ?? {}).find((one) => one.deed === deed)
  const entered = request.sealed_values
    ? (JSON.parse(vault.openText(request.sealed_values)) as RequestRow['values'])
    : request.values
  const { values } = readFields(deed.fields, entered)
  return { request, deed, resource, action, values }
}

/** The same for somebody who may decide it: another person with the second right. */
export async function findDecidable(context: Context, id: number) {
  const asked = await findAsked(context, id)
  const member = memberOf(context)
  if (asked.request.asked_by === member.userId) throw refuse(resourceFailures.ownRequest)
  if (!may(member, asked.deed.secondRight)) throw refuse(failures.noPermission)
  return { ...asked, userId: member.userId }
}

type Asked = Awaited<ReturnType<typeof findDecidable>>

/**
 * Agrees to a request and does it, in one transaction: whatever happens, either both are so or neither is. What cannot be
 * done stays open, and both people are told.
 */
export async function agreeTo(context: Context, id: number, remark: string): Promise<void> {
  const asked = await findDecidable(context, id)
  if (asked.deed.asksFreshStep) requireFreshStep(context.member)
  const results = await decide(context, asked, remark).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) await noteBroken(context, asked, remark)
    throw error
  })
  if (results.some(({ problem }) => problem !== ''))
    throw refuse(resourceFailures.notDone, { detail: reportOf(results) })
}

const decide = (context: Context, asked: Asked, remark: string): Promise<Result[]> => {
  const act = () =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db }
      const request = await lockOpenRequest(db, asked.request.id)
      if (!request) throw refuse(operatorFailures.notApplicable)
      await refuseUnlessAskerMay(inside, request, asked.deed)
      const ids = request.record_ids.filter((one) => !request.done_ids.includes(one))
      const changes = await describeAll(inside, asked, ids)
      const results = await doAll(inside, asked, ids)
      const done = results.filter(({ problem }) => problem === '').map((result) => result.id)
      const isDone = done.length === ids.length
      const report = reportOf(results)
      await updateDecision(db, request.id, {
        state: isDone ? 'agreed' : 'failed',
        decided_by: asked.userId,
        decision_reason: remark,
        done_ids: [...request.done_ids, ...done],
        report,
        changes,
      })
      if (isDone) await notify(db, request.asked_by, requestAgreed.write({ id: request.id }))
      else await tellOfFailure(db, asked, report)
      return results
    })
  const { resource, action, request } = asked
  return resource && action ? doNoted(context, resource, request.record_ids, act) : act()
}

/** Somebody whose role was taken away since has asked for nothing. */
async function refuseUnlessAskerMay(
  { db }: Context,
  { asked_by }: RequestRow,
  { right }: GuardedDeed,
): Promise<void> {
  const asker = await selectUser(db, asked_by)
  if (asker?.status !== 'active' || !rightsOf(asker.operator_roles).includes(right))
    throw refuse(resourceFailures.askerLeft)
}

/** Each row by itself: one that is refused leaves the others as they are. */
async function doAll(
  inside: Within<Context>,
  { deed, resource, action, values, request }: Asked,
  ids: number[],
): Promise<Result[]> {
  const agreed = new Agreed(deed.name, request.asked_by)
  const { reason } = request
  const perform = (id: number) =>
    inside.db.transaction((db) => deed.doAgreed(agreed, { ...inside, db }, { id, values, reason }))
  if (resource && action) return doToRows(inside, { resource, action, ids, values }, (row) => perform(row.id))
  // It is about no row of a list: something new, or settings.
  return [{ id: 0, title: request.titles, problem: await problemOf(inside, () => perform(0)) }]
}

/** What is there and what will be, row by row. */
export async function describeAll(
  context: Context,
  { deed, values, request }: Pick<Asked, 'deed' | 'values' | 'request'>,
  ids: number[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (const id of ids)
    changes.push(...(await deed.describe(context, { id, values, reason: request.reason })))
  return changes
}

/** Nothing was done. Without a database to note that in, the request simply still waits. */
async function noteBroken(context: Context, asked: Asked, remark: string): Promise<void> {
  const report = failures.busy[context.caller.language]
  const decided = { state: 'failed', decided_by: asked.userId, decision_reason: remark, report } as const
  try {
    await context.db.transaction(async (db) => {
      if (await updateDecision(db, asked.request.id, decided)) await tellOfFailure(db, asked, report)
    })
  } catch (error) {
    context.log.error({ err: error }, 'the failure of a request could not be noted')
  }
}

/** Both people, who can try again from there. */
const tellOfFailure = (db: Tx, { request, userId }: Asked, report: string) =>
  notify(db, [request.asked_by, userId], requestFailed.write({ id: request.id, report }))

const reportOf = (results: Result[]) => {
  const failed = results.filter(({ problem }) => problem !== '')
  const done = `${results.length - failed.length}/${results.length}`
  return [done, ...failed.map(({ title, problem }) => `${title}: ${problem}`)].join('; ')
}
