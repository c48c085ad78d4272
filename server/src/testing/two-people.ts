import { buildMember } from './build-user.ts'
import { consoleOf } from './console-asks.ts'
import type { TestApp, TestClient } from './test-app.ts'

type Given = Parameters<ReturnType<typeof consoleOf>['run']>[2]

/** A colleague agrees whose second step is fresh. Answers what kept it from being done; empty where it was done. */
export async function agreeTo(app: TestApp, requestId: number): Promise<string> {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  return (await consoleOf(client, 'requests').run('agree', requestId)).problem
}

/** Does something that takes two people: one asks for it, a colleague agrees. Answers as `agreeTo`. */
export async function doByTwo(
  app: TestApp,
  asker: TestClient,
  [resource, action, id]: [resource: string, action: string, id: number],
  given?: Given,
): Promise<string> {
  const { problem, requestId } = await consoleOf(asker, resource).run(action, id, given)
  return requestId === null ? problem : agreeTo(app, requestId)
}
