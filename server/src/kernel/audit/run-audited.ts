import { resourcesOf } from '#kernel/console-framework/resources.ts'
import type { Handler } from '#kernel/answer.ts'
import { asRefusal, httpStatusOf } from '#kernel/http/envelope.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import type { Member } from '#kernel/member.ts'
import type { CallContext } from '#kernel/services.ts'
import { appendEntry } from './chain.ts'
import type { Entry } from './chain.ts'
import { maskValues } from './mask-values.ts'
import type { NotedChange } from './noted-change.ts'

/**
 * Runs a call that changes something, with an entry before it and one with its outcome. What cannot be noted is not done;
 * a call whose outcome cannot be noted has its first entry.
 */
export async function runAudited(
  { call, run, record = call.record }: Handler,
  input: unknown,
  context: CallContext & { member: Member },
): Promise<unknown> {
  const { member, caller, log } = context
  const entry: Entry = {
    begun_id: null,
    operator_id: member.userId,
    address: caller.address,
    call: call.id,
    // Calls that members make too have a policy of their own.
    needed_right: call.right ?? 'console.open',
    input: (call.sealed ? {} : maskValues(input)) as Entry['input'],
    reason: reasonOf(input),
    outcome: 'begun',
    status: 0,
    changes: [],
  }
  const recordOf = async (output?: unknown) => readRecord(context, record, input, output)
  const before = await recordOf()
  const begun_id = await appendEntry(context, entry)
  const noteOutcome = (outcome: Pick<Entry, 'outcome' | 'status' | 'changes'>) =>
    appendEntry(context, { ...entry, begun_id, input: {}, ...outcome }).catch((error: unknown) =>
      log.error({ err: error, call: call.id, begun_id }, 'the outcome of a change could not be noted'),
    )
  const noted: NotedChange[] = []
  try {
    const output = await run(input, { ...context, noteChange: (change) => void noted.push(change) })
    const after = await recordOf(output)
    if (before || after)
      noted.push({ target: (after ?? before)!.target, before: before?.row, after: after?.row })
    const changes = noted.map((change) => maskValues(change) as NotedChange)
    await noteOutcome({ outcome: 'done', status: successStatus, changes })
    return output
  } catch (error) {
    const refusal = asRefusal(error, caller.requestId)
    const isFault = httpStatusOf(refusal) >= 500
    await noteOutcome({
      outcome: isFault ? 'failed' : 'refused',
      status: refusal.failure.status,
      changes: [{ target: targetIn(input), problem: refusal.failure[caller.language] }],
    })
    throw error
  }
}

/** The row that a call changes, as its list in the console shows it; undefined where there is none, or none yet. */
async function readRecord(
  context: CallContext,
  record: Handler['call']['record'],
  input: unknown,
  output: unknown,
) {
  if (!record) return undefined
  const [list, field] = record
  const id = numberAt(input, field) ?? numberAt(output, field)
  const resource = resourcesOf(context).all.find(({ name }) => name === list)
  const [row] = id && resource ? await resource.rows.byIds(context, [id]) : []
  if (!row || !resource) return undefined
  return { row, target: { kind: list, id: row.id, name: resource.titleOf(row, context.caller.language) } }
}

/** What somebody wanted to change, as far as they have said it. */
function targetIn(input: unknown): NotedChange['target'] {
  const { resource, id, ids } = input as { resource?: unknown; id?: unknown; ids?: unknown }
  const first: unknown = Array.isArray(ids) ? ids[0] : id
  return {
    kind: typeof resource === 'string' ? resource : '',
    id: typeof first === 'number' ? first : 0,
    name: '',
  }
}

const numberAt = (values: unknown, field: string): number | undefined => {
  const value = (values as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'number' ? value : undefined
}

const reasonOf = (input: unknown): string => {
  const { reason } = input as { reason?: unknown }
  return typeof reason === 'string' ? String(maskValues(reason)) : ''
}
