import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { Fields } from '#kernel/console-framework/fields.ts'
import type { Action, Resource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import type { Context } from '#kernel/services.ts'

export type Result = { id: number; title: string; problem: string }
export type Values = Record<string, unknown>

/** What was entered into the fields; refused where something is wrong with it. */
export function readEntered(context: Context, fields: Fields, entered: Values): Values {
  const { values, problems } = readFields(fields, entered)
  const wrong = Object.entries(problems)
  if (wrong.length === 0) return values
  const { language } = context.caller
  throw refuse(resourceFailures.valuesWrong, {
    detail: wrong[0]![0],
    data: { problems: Object.fromEntries(wrong.map(([key, problem]) => [key, problem[language]])) },
  })
}

type Rows = { resource: Resource; action: Action; ids: number[]; values: Values }

/** Does something to each row that the action applies to, and reports each of them. */
export async function doToRows(
  context: Context,
  { resource, action, ids, values }: Rows,
  perform: (row: RawRow) => Promise<unknown>,
): Promise<Result[]> {
  const { language } = context.caller
  const rows = await rowsOf(context, resource, ids)
  const results: Result[] = []
  for (const id of ids) {
    const row = rows.get(id)
    const title = row ? resource.titleOf(row, language) : String(id)
    const problem = await problemOf(context, async () => {
      if (!row) throw refuse(failures.dataMissing)
      await action.check?.(context, row, values)
      if (action.applies?.(row, context) === false) throw refuse(operatorFailures.notApplicable)
      await perform(row)
    })
    results.push({ id, title, problem })
  }
  return results
}

/** What kept something from being done; empty where it was done. */
export async function problemOf(context: Context, perform: () => Promise<unknown>): Promise<string> {
  try {
    await perform()
    return ''
  } catch (error) {
    // That one concerns who asks, and not the row.
    if (!(error instanceof Refusal) || error.failure === operatorFailures.freshStepNeeded) throw error
    const { failure, detail } = error
    return failure[context.caller.language] + (detail === undefined ? '' : ` (${detail})`)
  }
}

const rowsOf = async (context: Context, resource: Resource, ids: number[]) =>
  new Map((await resource.rows.byIds(context, ids)).map((row) => [row.id, row]))

/** Does something to rows and notes what each of them was and is, or what kept it from being done, for the audit log. */
export async function doNoted(
  context: Context,
  resource: Resource,
  ids: number[],
  act: () => Promise<Result[]>,
): Promise<Result[]> {
  const before = await rowsOf(context, resource, ids)
  const results = await act()
  const done = results.filter(({ problem }) => problem === '')
  const after = await rowsOf(
    context,
    resource,
    done.map(({ id }) => id),
  )
  for (const { id, title: name } of done)
    context.noteChange({
      target: { kind: resource.name, id, name },
      before: before.get(id),
      after: after.get(id),
    })
  noteRefused(context, resource, results)
  return results
}

/** Notes the rows that it could not be done to, and why. */
export function noteRefused(context: Context, resource: Resource, results: Result[]): void {
  for (const { id, title: name, problem } of results)
    if (problem !== '') context.noteChange({ target: { kind: resource.name, id, name }, problem })
}
