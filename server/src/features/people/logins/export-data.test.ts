import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { ownAccountCalls } from '#contract/people/logins.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

it('tells the owner everything, the number in full', async () => {
  const { user, phone, client } = await buildMember(app, { password: 'Xinglin2026' })
  const { db, vault } = app.services
  const key = `u/2026/02/${user.id}.pdf`
  await insertFile(db, { key, mime: 'application/pdf', size: 1, owner_id: user.id, private: true })
  await db.execute(sql`
    insert into feedback (user_id, kind, content, phone_sealed)
    values (${user.id}, 'other', 'too small a font', ${vault.seal('13912345678')})`)
  const { account, records } = await client.call(ownAccountCalls.exportData, {})
  expect(account).toMatchObject({ id: user.id, phone, truename: '林晓', hospital: user.hospital })
  expect(records.sessions).toMatchObject([{ client: 'phone', guest_id: client.guestId }])
  expect(records.files).toMatchObject([{ key }])
  expect(records.feedback).toMatchObject([{ content: 'too small a font', phone: '13912345678' }])
})

it('gives out neither digests nor anything of others', async () => {
  const { user, client } = await buildMember(app, { password: 'Xinglin2026' })
  const { user: stranger, phone } = await buildUser(app.services)
  // Whoever reviews a verification is mentioned in it; it is not about them.
  await app.services.db.execute(sql`
    insert into verifications (user_id, real_name, qualification_sealed, title, photos, reviewer_id)
    values (${stranger.id}, '某某', ${app.services.vault.seal('1')}, '医师', '[]', ${user.id})`)
  const exported = JSON.stringify(await client.call(ownAccountCalls.exportData, {}))
  for (const secret of ['argon2', 'digest', 'password_hash', '某某', phone])
    expect(exported).not.toContain(secret)
})

it('is for members, and not without end', async () => {
  expect((await app.client().ask(ownAccountCalls.exportData, {})).status).toBe(failures.loginExpired.status)
  const { client } = await buildMember(app)
  for (let asked = 0; asked < 10; asked++) await client.call(ownAccountCalls.exportData, {})
  expect((await client.ask(ownAccountCalls.exportData, {})).status).toBe(failures.tooOften.status)
})
