import { actionCalls, resourceFailures } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { readFields } from '#kernel/console/fields.ts'
import type { Action, Resource } from '#kernel/console/resource.ts'
import { separators } from '#kernel/console/words.ts'
import type { Context } from '#kernel/services.ts'
import { insertRequest } from './requests.queries.ts'

export type Asked = { ids: number[]; values: Record<string, unknown>; reason: string }
export type Result = { id: number; title: string; problem: string }

export function findAction(context: Context, resource: Resource, name: string): Action {
  const action = resource.actions?.[name]
  if (!action) throw refuse(resourceFailures.unknownAction, { detail: name })
  if (action.right && !may(context.member, action.right)) throw refuse(failures.noPermission)
  return action
}

/**
 * Does an action to each row and reports each of them. With `isTrial` it reports what would be done, with `isUnfilled` before
 * its fields are filled in.
 */
export async function runOnRows(
  context: Context,
  resource: Resource,
  action: Action,
  asked: Asked & { isTrial?: boolean; isUnfilled?: boolean },
): Promise<Result[]> {
  const { language } = context.caller
  const read = readFields(action.fields ?? {}, asked.values)
  const wrong = Object.entries(read.problems)
  if (wrong.length > 0 && !asked.isUnfilled)
    throw refuse(resourceFailures.valuesWrong, {
      detail: wrong[0]![0],
      data: { problems: Object.fromEntries(wrong.map(([key, problem]) => [key, problem[language]])) },
    })
  const rows = new Map((await resource.rows.byIds(context, asked.ids)).map((row) => [row.id, row]))
  const results: Result[] = []
  for (const id of asked.ids) {
    const row = rows.get(id)
    if (!row) {
      results.push({ id, title: String(id), problem: failures.dataMissing[language] })
      continue
    }
    const title = resource.titleOf(row, language)
    if (action.applies?.(row) === false)
      results.push({ id, title, problem: operatorFailures.notApplicable[language] })
    else results.push({ id, title, problem: await problemOf(context, action, { id, row, read, ...asked }) })
  }
  if (!asked.isTrial) await noteRows(context, resource, rows, results)
  return results
}

/** What the rows were and are, for the audit log. */
async function noteRows(
  context: Context,
  resource: Resource,
  before: Map<number, Parameters<Action['run']>[2]['row']>,
  results: Result[],
) {
  const done = results.filter(({ problem }) => problem === '')
  const now = await resource.rows.byIds(
    context,
    done.map(({ id }) => id),
  )
  const after = new Map(now.map((row) => [row.id, row]))
  for (const { id, title: name } of done)
    context.noteChange({
      target: { kind: resource.name, id, name },
      before: before.get(id),
      after: after.get(id),
    })
}

type Deed = {
  id: number
  row: Parameters<Action['run']>[2]['row']
  read: ReturnType<typeof readFields>
  reason: string
  isTrial?: boolean
}

async function problemOf(
  context: Context,
  action: Action,
  { id, row, read, reason, isTrial }: Deed,
): Promise<string> {
  try {
    await action.check?.(context, row, read.values)
    if (!isTrial) await action.run(context, id, { values: read.values, reason, row })
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { failure, detail } = error
    return failure[context.caller.language] + (detail === undefined ? '' : ` (${detail})`)
  }
}

export const runAction = answer(actionCalls.run, async (input, context) => {
  const resource = context.resources.open(context, input.resource)
  const action = findAction(context, resource, input.action)
  if (action.asksReason && input.reason === '' && !input.try) throw refuse(resourceFailures.reasonMissing)
  const isTrial = input.try || action.secondRight !== undefined
  const results = await runOnRows(context, resource, action, { ...input, isTrial, isUnfilled: input.try })
  if (input.try || action.secondRight === undefined) return { results, request_id: null }
  const possible = results.filter(({ problem }) => problem === '')
  if (possible.length === 0) return { results, request_id: null }
  const request_id = await insertRequest(context.db, {
    resource: resource.name,
    action: input.action,
    record_ids: possible.map(({ id }) => id),
    titles: possible.map(({ title }) => title).join(separators[context.caller.language]),
    values: input.values,
    reason: input.reason,
    asked_by: memberOf(context).userId,
  })
  for (const { id, title: name } of possible)
    context.noteChange({
      target: { kind: resource.name, id, name },
      after: { request: request_id, action: input.action },
    })
  return { results, request_id }
})
