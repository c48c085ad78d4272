import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { readCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { deleteOldExports, selectOwnPlaces } from './account-data.queries.ts'
import { isDecided } from './export-names.ts'
import { writeExport } from './write-export.ts'

const app = await testApp()
const { db, vault } = app.services
beforeEach(() => resetLimits(app))

type Member = { client: TestClient; phone: string }

async function askForCode({ client, phone }: Member): Promise<string> {
  await client.call(accountCalls.sendCode, { country_code: '86', scene: 'export' })
  return readCode(app, phone)
}

const fetchFile = (url: string, client: TestClient) =>
  fetch(app.url + url, { headers: { cookie: client.cookie } })

/** Asks for the file, lets it be written and opens it. */
async function exportOf(member: Member): Promise<string> {
  const { client } = member
  await client.call(ownAccountCalls.exportData, { code: await askForCode(member) })
  await runJobs(app, writeExport)
  const { exports } = await client.call(ownAccountCalls.exports, {})
  expect(exports).toHaveLength(1)
  return (await fetchFile(exports[0]!.url, client)).text()
}

it('arrives as a file with readable names, with a message, and every look at it is logged', async () => {
  const member = await buildMember(app)
  const { user, phone, client } = member
  await db.execute(sql`insert into feedback (user_id, kind, content) values (${user.id}, 'other', '字太小')`)
  const { 账号: account, 记录: records } = JSON.parse(await exportOf(member)) as {
    账号: Record<string, unknown>
    记录: Record<string, Record<string, unknown>[]>
  }
  expect(account).toMatchObject({ 编号: user.id, 手机号: phone, 姓名: '林晓', 医院: user.hospital })
  expect(records.意见反馈).toMatchObject([{ 内容: '字太小' }])
  expect(await readInbox(client)).toEqual(['您的数据文件已备好，请在 7 天内到设置中下载。'])
  const { rows } = await db.execute<{ what: string }>(
    sql`select what from access_log where user_id = ${user.id} and reader_id = ${user.id} order by id`,
  )
  expect(rows.map(({ what }) => what)).toEqual(['export of the own data', expect.stringMatching(/^file u/)])
  client.language = 'en'
  await resetLimits(app)
  await db.execute(sql`delete from sms_codes`)
  expect(JSON.parse(await exportOf(member))).toMatchObject({
    account: { 'name of the person': '林晓' },
    records: { Feedback: [{ content: '字太小' }] },
  })
})

it('masks ID and card numbers, and gives out neither digests nor anything of others', async () => {
  const member = await buildMember(app, { password: 'Xinglin2026' })
  const { user: stranger, phone } = await buildUser(app.services)
  const [idNumber, card] = ['11010519491231002X', '6222020200112233445']
  await db.execute(sql`
    insert into payees (user_id, truename, id_number_sealed, bank_name, bank_branch, bank_card_sealed, country_code, phone_sealed)
    values (${member.user.id}, '林晓', ${vault.seal(idNumber)}, '建设银行', '', ${vault.seal(card)}, '86',
      ${vault.seal(member.phone)})`)
  // Somebody who reviews a verification is mentioned in it; it is not about them.
  await db.execute(sql`
    insert into verifications (user_id, real_name, qualification_sealed, title, photos, reviewer_id)
    values (${stranger.id}, '某某', ${vault.seal('1')}, '医师', '[]', ${member.user.id})`)
  const exported = await exportOf(member)
  expect(exported).toContain(card.slice(-4))
  for (const secret of [idNumber, card, 'argon2', 'digest', 'password', '某某', phone])
    expect(exported).not.toContain(secret)
})

it('is opened by its owner alone, and for seven days', async () => {
  const member = await buildMember(app)
  await exportOf(member)
  const { exports } = await member.client.call(ownAccountCalls.exports, {})
  const { url } = exports[0]!
  const stranger = await buildMember(app, { operator_roles: ['administrator'] })
  for (const client of [stranger.client, app.client()])
    expect((await fetchFile(url, client)).status).toBe(404)
  expect((await stranger.client.call(ownAccountCalls.exports, {})).exports).toEqual([])
  await db.execute(
    sql`update files set created_at = now() - interval '8 days' where owner_id = ${member.user.id}`,
  )
  expect((await deleteOldExports(db)).map(({ owner_id }) => owner_id)).toContain(member.user.id)
  expect((await fetchFile(url, member.client)).status).toBe(404)
})

it('wants a code of its own scene, and is for members', async () => {
  const member = await buildMember(app)
  const code = await askForCode(member)
  const ask = (client: TestClient, given: string) => client.ask(ownAccountCalls.exportData, { code: given })
  expect((await ask(member.client, wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  expect((await ask((await buildMember(app)).client, code)).status).toBe(accountFailures.wrongCode.status)
  expect((await ask(app.client(), code)).status).toBe(failures.loginExpired.status)
  expect((await ask(member.client, code)).status).toBe(200)
  expect((await ask(member.client, code)).status).toBe(accountFailures.wrongCode.status)
})

it('writes nothing for an account that is deleted meanwhile', async () => {
  const { user } = await buildMember(app)
  await db.execute(sql`update users set status = 'deleted' where id = ${user.id}`)
  await writeExport.run(app.services, { userId: user.id, language: 'zh' })
  const { rows } = await db.execute(sql`select id from files where owner_id = ${user.id}`)
  expect(rows).toEqual([])
})

it('leaves out files of chats and about patients', async () => {
  const member = await buildMember(app)
  const names = ['王某CT.dcm', '群图片.png', '讲稿.pdf']
  for (const [index, purpose] of ['patient', 'chat', ''].entries())
    await insertFile(db, {
      key: `u/2026/02/${member.user.id}-${index}.bin`,
      mime: 'application/pdf',
      size: 1,
      owner_id: member.user.id,
      private: true,
      purpose,
      original_name: names[index]!,
    })
  const exported = await exportOf(member)
  expect(names.map((name) => exported.includes(name))).toEqual([false, false, true])
})

it('has decided of every table with data of a user whether it is exported, and under which name', async () => {
  const undecided = (await selectOwnPlaces(db)).map(({ table }) => table).filter((table) => !isDecided(table))
  expect(undecided).toEqual([])
})
