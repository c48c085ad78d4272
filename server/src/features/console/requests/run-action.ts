import { actionCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may, requireFreshStep } from '#kernel/member.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Action, Resource } from '#kernel/console-framework/resource.ts'
import type { Context } from '#kernel/services.ts'
import { doNoted, doToRows, noteRefused, readEntered } from './do-to-rows.ts'
import type { Result, Values } from './do-to-rows.ts'
import { leaveRequest, noteDoneAlone } from './leave-request.ts'

export function findAction(context: Context, resource: Resource, name: string): Action {
  const action = resource.actions?.[name]
  if (!action) throw refuse(resourceFailures.unknownAction, { detail: name })
  if (action.right && !may(context.member, action.right)) throw refuse(failures.noPermission)
  return action
}

type Asked = { resource: Resource; action: Action; ids: number[]; values: Values; reason: string }

export const runAction = answer(actionCalls.run, async (input, context) => {
  const resource = resourcesOf(context).open(context, input.resource)
  const action = findAction(context, resource, input.action)
  const fields = action.fields ?? {}
  if (input.try) {
    // Before its fields are filled in.
    const { values } = readFields(fields, input.values)
    return { results: await tryOut(context, { ...input, resource, action, values }), request_id: null }
  }
  if (action.asksReason && input.reason === '') throw refuse(resourceFailures.reasonMissing)
  const asked = { ...input, resource, action, values: readEntered(context, fields, input.values) }
  if (!action.deed) return { results: await doAlone(context, asked), request_id: null }
  return askFor(context, asked, input.values)
})

const tryOut = (context: Context, asked: Asked) => doToRows(context, asked, async () => undefined)

const doAlone = (context: Context, asked: Asked): Promise<Result[]> => {
  const { resource, action, ids, values, reason } = asked
  return doNoted(context, resource, ids, () =>
    doToRows(context, asked, (row) =>
      action.deed
        ? action.deed.doAlone(context, { id: row.id, values, reason })
        : action.run(context, row.id, { values, reason, row }),
    ),
  )
}

/** Does what one person may do; leaves what takes two for the second. */
async function askFor(context: Context, asked: Asked, entered: Values) {
  const { resource, values, reason } = asked
  const deed = asked.action.deed!
  const results = await tryOut(context, asked)
  const possible = results.filter(({ problem }) => problem === '')
  noteRefused(context, resource, results)
  if (possible.length === 0) return { results, request_id: null }
  const doings = possible.map(({ id }) => ({ id, values, reason }))
  const wanted = { deed, resource: resource.name, rows: possible, values: entered, reason }
  const people = await deed.peopleFor(context, doings)
  if (people === 'two') return { results, request_id: await leaveRequest(context, wanted) }
  if (people === 'first alone' && deed.asksFreshStep) requireFreshStep(context.member)
  const done = await doAlone(context, { ...asked, ids: possible.map(({ id }) => id) })
  if (people === 'first alone') await noteDoneAlone(context, wanted)
  const byId = new Map(done.map((result) => [result.id, result]))
  return { results: results.map((result) => byId.get(result.id) ?? result), request_id: null }
}
