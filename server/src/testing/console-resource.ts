import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import type { Values } from '#contract/console/resources.ts'
import type { TestClient } from './test-app.ts'

/** A list of the console as its generic calls serve it to one operator. */
export const consoleResource = (client: TestClient, resource: string) => ({
  rows: (filters: Record<string, string> = {}) =>
    client.ask(resourceCalls.rows, { resource, filters, sort: '', descending: true, page: 1, size: 50 }),
  get: (id: number) => client.call(recordCalls.get, { resource, id }),
  save: (values: Values, id = 0, version = 0) =>
    client.ask(recordCalls.save, {
      resource,
      id,
      draft: 0,
      values,
      version,
      publish: true,
      publish_at: '',
      reason: '',
    }),
  /** What is wrong with each row, empty where it was done. */
  async run(action: string, ids: number[], values: Values = {}, reason = '核对无误') {
    const { results } = await client.call(actionCalls.run, {
      resource,
      action,
      ids,
      values,
      reason,
      try: false,
    })
    return results.map(({ problem }) => problem)
  },
  askRun: (action: string, ids: number[], values: Values = {}, reason = '核对无误') =>
    client.ask(actionCalls.run, { resource, action, ids, values, reason, try: false }),
})
