import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import type { TestClient } from './test-app.ts'

type Values = Record<string, unknown>

const checked = '核对无误'

/** What an operator asks of a list of the console, with what the console fills in itself. */
export const consoleOf = (client: TestClient, resource: string) => ({
  rows: (filters: Record<string, string> = {}, sort = '') =>
    client.call(resourceCalls.rows, { resource, filters, sort, descending: true, page: 1, size: 50 }),
  askRows: (filters: Record<string, string> = {}) =>
    client.ask(resourceCalls.rows, { resource, filters, sort: '', descending: true, page: 1, size: 50 }),
  record: (id: number) => client.call(recordCalls.get, { resource, id }),
  create: (values: Values) => client.call(recordCalls.save, { ...saved, resource, values }),
  askSave: (values: Values, id = 0, base: Values = {}) =>
    client.ask(recordCalls.save, { ...saved, resource, id, base, values }),
  change: async (id: number, values: Values) => {
    const { values: base } = await client.call(recordCalls.get, { resource, id })
    return client.ask(recordCalls.save, { ...saved, resource, id, base: base ?? {}, values })
  },
  /** Does an action to one row and answers what kept it from being done; empty where it was done. */
  run: async (
    action: string,
    id: number,
    given: { values?: Values; reason?: string; try?: boolean } = {},
  ) => {
    const answer = await client.call(actionCalls.run, {
      ...done,
      reason: checked,
      ...given,
      resource,
      action,
      ids: [id],
    })
    return { problem: answer.results[0]!.problem, requestId: answer.request_id }
  },
  /** Does an action to rows and answers what is wrong with each; empty where it was done. */
  problems: async (action: string, ids: number[], values: Values = {}, reason = checked) => {
    const { results } = await client.call(actionCalls.run, { ...done, values, reason, resource, action, ids })
    return results.map(({ problem }) => problem)
  },
  askRun: (action: string, id: number, given: { values?: Values; reason?: string } = {}) =>
    client.ask(actionCalls.run, { ...done, ...given, resource, action, ids: [id] }),
})

const saved = { id: 0, draft: 0, base: {}, publish: true, publish_at: '', reason: checked }
const done = { values: {}, reason: '', try: false }
