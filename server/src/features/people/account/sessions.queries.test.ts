import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { sessions, spentRefreshTokens } from './account.tables.ts'
import { deleteForgottenLogins, insertSpentRefresh } from './sessions.queries.ts'

const app = await testApp()

/** A login that ran out so many days ago and has traded in a refresh token. */
async function buildLogin(daysAgo: number) {
  const { db } = app.services
  const { user, client } = await buildMember(app)
  const [session] = await db
    .update(sessions)
    .set({ expires_at: sql`now() - ${daysAgo} * interval '1 day'` })
    .where(eq(sessions.user_id, user.id))
    .returning()
  await insertSpentRefresh(db, Buffer.from(`spent ${session!.id}`), session!.id)
  const spent = () =>
    db.select().from(spentRefreshTokens).where(eq(spentRefreshTokens.session_id, session!.id))
  return { client, spent }
}

it('forgets logins a month after they ran out, with what hangs on them', async () => {
  const [long, lately, running] = [await buildLogin(31), await buildLogin(29), await buildLogin(-1)]
  await deleteForgottenLogins(app.services.db)
  expect(await long.spent()).toEqual([])
  expect(await lately.spent()).toHaveLength(1)
  expect(await running.spent()).toHaveLength(1)
  const status = async ({ client }: typeof long) => (await client.ask(accountCalls.loginStatus, {})).status
  expect(await status(long)).toBe(failures.tokenInvalid.status)
  expect(await status(lately)).toBe(failures.loginExpired.status)
  expect(await status(running)).toBe(200)
})
