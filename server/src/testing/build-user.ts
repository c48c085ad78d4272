import { sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { storedPhone } from '#server/features/people/account/phone.ts'
import { hashCheaply } from './hash-cheaply.ts'
import type { TestApp, TestClient } from './test-app.ts'

let numbers = 0

/** A mobile number that no other test of this worker uses. */
export const newPhone = () => `139${String(++numbers).padStart(8, '0')}`

export type TestUser = { user: UserRow; phone: string }

type Given = Partial<Omit<UserRow, 'id'>> & { phone?: string; password?: string }

export async function buildUser(services: Services, given: Given = {}): Promise<TestUser> {
  const { phone = newPhone(), password, ...columns } = given
  const hasNumber = columns.phone_sealed !== null
  const user = await insertUser(services.db, {
    ...(hasNumber && storedPhone(services.vault, '86', phone)),
    password_hash: password === undefined ? null : await hashCheaply(password),
    user_type: 1,
    truename: '林晓',
    hospital: '江城大学附属第一医院',
    department: '心血管内科',
    title: '主治医师',
    ...columns,
  })
  return { user: user!, phone }
}

/** A client that is logged in, without going through the login calls. */
export async function logIn(app: TestApp, user: UserRow): Promise<TestClient> {
  const client = app.client()
  const { secrets, sessionId } = await openSession(app.services.db, user.id, 'phone', client.guestId)
  if (user.operator_roles.length > 0) await elevateSession(app.services.db, sessionId, { hours: 8 })
  client.token = secrets.token
  client.cookie = `med_login=${secrets.cookie}`
  return client
}

export const buildMember = async (app: TestApp, given: Given = {}) => {
  const { user, phone } = await buildUser(app.services, given)
  return { user, phone, client: await logIn(app, user) }
}

/** Makes somebody who is logged in already an administrator with both login steps done. */
export async function makeOperator({ services: { db } }: TestApp, userId: number): Promise<void> {
  await db.execute(sql`update users set operator_roles = '{administrator}' where id = ${userId}`)
  await db.execute(
    sql`update sessions set elevated_until = now() + interval '8 hours' where user_id = ${userId}`,
  )
}
