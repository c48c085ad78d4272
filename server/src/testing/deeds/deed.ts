import { besideCalls } from '#kernel/beside-calls.ts'
import { only } from '#kernel/first-row.ts'
import type { Context } from '#kernel/services.ts'
import { buildMember } from '#server/testing/build-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

/** Who is told of a deed, and what tells them: a call that must be answered as usual, or a job that must go well. */
export type Prepared = { readerId: number; act(): Promise<unknown> }

export type Deed = (app: TestApp) => Promise<Prepared>

/** By the event of a notice the deed that makes it, or why another one shows as much. */
export type Deeds = Record<string, Deed | { notHere: string }>

export const asOperator = (app: TestApp) => buildMember(app, { operator_roles: ['administrator'] })

/** An operator does an action of the console to one row; where it takes two people, a colleague agrees. */
export async function operate(
  app: TestApp,
  resource: string,
  action: string,
  id: number,
  values: Record<string, unknown> = {},
): Promise<void> {
  const { client } = await asOperator(app)
  const problem = await doByTwo(app, client, [resource, action, id], { values })
  if (problem !== '') throw new Error(`${resource}.${action}: ${problem}`)
}

/** What the function of a call of operators works with. */
export async function operatorContext(app: TestApp): Promise<Context> {
  const { user } = await asOperator(app)
  const member = {
    userId: user.id,
    sessionId: 0,
    rights: new Set<never>(),
    isOperator: true,
    hasFreshStep: false,
    userType: 1 as const,
    client: 'desk',
  }
  return besideCalls(app.services, 'zh', member)
}

/** The number of the newest row that somebody has in a table. */
export async function newestOf(app: TestApp, table: string, userId: number): Promise<number> {
  return (
    await only(
      app.services.db.execute<{ id: number }>(
        `select max(id)::int as id from ${table} where user_id = ${userId}`,
      ),
    )
  ).id
}
