import type { Page } from '@playwright/test'
import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import type { ShownFact, ShownRow } from '#contract/wire/shown-resource.ts'
import { asOperator, asSecondOperator } from './operator.ts'
import { post } from './register.ts'
import { expect } from './test.ts'

// What operators do in the console, asked for beside the browser, which stays its own user.

type Values = Record<string, unknown>
type Deed = [resource: string, action: string, id: number]
type Given = { values?: Values; reason?: string; by?: typeof asOperator }

const checked = '核对无误'

/** The rows of a list that fit, the newest first. */
export async function rowsOf(
  page: Page,
  resource: string,
  filters: Record<string, string> = {},
): Promise<ShownRow[]> {
  const asked = { resource, filters: JSON.stringify(filters), size: '200' }
  const { rows } = await asOperator(page, (token) =>
    post<{ rows: ShownRow[] }>(page, resourceCalls.rows.path, asked, token),
  )
  return rows
}

/** The newest of these, which has to be there. */
export async function newestOf(
  page: Page,
  resource: string,
  filters: Record<string, string>,
): Promise<number> {
  const [row] = await rowsOf(page, resource, filters)
  expect(row, `${resource} ${JSON.stringify(filters)}`).toBeTruthy()
  return Number(row!.id)
}

type Shown = { row: ShownRow; values: Values; facts: ShownFact[]; actions: string[] }

export const recordOf = (page: Page, resource: string, id: number): Promise<Shown> =>
  asOperator(page, (token) => post(page, recordCalls.get.path, { resource, id: String(id) }, token))

/** Creates a record. Returns its number. */
export async function saveRecord(page: Page, resource: string, values: Values): Promise<number> {
  const record = { resource, values: JSON.stringify(values), reason: checked }
  const { id } = await asOperator(page, (token) =>
    post<{ id: number }>(page, recordCalls.save.path, record, token),
  )
  return id
}

/** Changes some fields of a record, as somebody who has just read it. */
export const changeRecord = (page: Page, resource: string, id: number, values: Values): Promise<void> =>
  asOperator(page, async (token) => {
    const of = { resource, id: String(id) }
    const { values: base } = await post<{ values: Values }>(page, recordCalls.get.path, of, token)
    const change = { values: JSON.stringify(values), base: JSON.stringify(base), reason: checked }
    await post(page, recordCalls.save.path, { ...of, ...change }, token)
  })

/** Does an action to a row. Returns the number of the request where a second person has to agree first. */
async function ask(
  page: Page,
  [resource, action, id]: Deed,
  { values = {}, reason = checked, by = asOperator }: Given,
): Promise<number | null> {
  const asked = { resource, action, ids: `[${id}]`, values: JSON.stringify(values), reason }
  type Answer = { results: { problem: string }[]; request_id: number | null }
  const answer = await by(page, (token) => post<Answer>(page, actionCalls.run.path, asked, token))
  expect(answer.results.map(({ problem }) => problem)).toEqual([''])
  return answer.request_id
}

/** Does what one person may do alone. */
export async function runAction(page: Page, deed: Deed, given: Given = {}): Promise<void> {
  expect(await ask(page, deed, given), 'waits for a second person').toBeNull()
}

/** Does what takes two people: one asks for it, the other agrees. */
export async function doByTwo(page: Page, deed: Deed, given: Given = {}): Promise<void> {
  const requestId = await ask(page, deed, given)
  expect(requestId, 'was done by one person').not.toBeNull()
  await runAction(page, ['requests', 'agree', requestId!], { by: asSecondOperator })
}

type Message = { title: string; content: string; kind?: string }

/** Sends a message to one person. */
export async function sendMessage(
  page: Page,
  userId: number,
  { kind = 'system', ...message }: Message,
): Promise<void> {
  const id = await saveRecord(page, 'announcements', { ...message, kind, people: [userId] })
  await runAction(page, ['announcements', 'send', id])
}
