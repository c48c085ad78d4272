import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { only } from '#kernel/first-row.ts'
import { updateUser } from '#server/features/people/account/account.queries.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildCreditRule } from '#server/testing/build-credit.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildCheckin, letPass, report } from '#server/testing/watch-for.ts'

const app = await testApp()
const { db } = app.services

/** A member who has earned one credit point, and an operator. */
async function scene() {
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
  const recording = await buildRecording(db, meeting.id, { seconds: 100 })
  await buildCreditRule(db, meeting.id, { needs_recall: false })
  const { client, user } = await buildMember(app)
  const ids = { meeting_id: meeting.id }
  await buildCheckin(db, meeting.id, user.id)
  const opened = { ...ids, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
  const session = await client.call(studyCalls.watchPlayback, opened)
  await letPass(db, user.id, 100)
  await report(client, session, 1, [[0, 100_000, 100, 1]])
  const { number } = await client.call(certificateCalls.get, ids)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const certificates = consoleOf(operator, 'certificates')
  const id = await idOf(number)
  const total = async () => (await client.call(certificateCalls.authInfo, {})).credit_total
  const list = async (type: number) =>
    (await client.call(studyCalls.lists, { type, meeting_id: 0, page: 1 })).data
  const messages = async () =>
    (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map((one) => one.pushContent)
  return { meeting, ids, client, user, number, id, certificates, total, list, messages }
}

const idOf = async (number: string) =>
  (await only(db.execute<{ id: number }>(sql`select id::int from certificates where number = ${number}`))).id

it('takes the credit back, says so to the owner, and does not grant it again by itself', async () => {
  const { ids, client, number, id, certificates, total, list, messages } = await scene()
  expect(await total()).toBe('1.0')
  expect((await certificates.run('revoke', id, { reason: '代看' })).problem).toBe('')
  expect((await certificates.run('revoke', id, { reason: '其他' })).problem).not.toBe('')
  expect(await total()).toBe('0.0')
  const revoked = { is_finished: 0, is_revoked: 1, revoke_reason: '代看', certificate_number: number }
  expect(await client.call(studyCalls.progress, ids)).toMatchObject(revoked)
  expect(await list(2)).toMatchObject([revoked])
  expect(await list(1)).toEqual([])
  expect(await client.call(certificateCalls.get, ids)).toMatchObject({ number, is_revoked: 1 })
  expect(await messages()).toEqual([
    expect.stringMatching(/已被撤销，学分 1\.0 分同时扣回。原因：代看/),
    expect.stringMatching(/获得学分 1\.0 分，证书已颁发/),
  ])
})

it('can be undone by issuing another one, with the name as it is now', async () => {
  const { ids, client, user, number, id, certificates, total, messages } = await scene()
  expect((await certificates.run('reissue', id)).problem).toBe(operatorFailures.notApplicable.zh)
  await certificates.run('revoke', id, { reason: '姓名有误' })
  await updateUser(db, user.id, { truename: '林小晓' })
  const answers = await Promise.all([1, 2, 3].map(() => certificates.run('reissue', id)))
  expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect(await total()).toBe('1.0')
  const progress = await client.call(studyCalls.progress, ids)
  const issued = progress.certificate_number
  expect(issued).not.toBe(number)
  expect(progress).toMatchObject({ is_finished: 1, is_revoked: 0, certificate_number: issued })
  const check = (one: string) => client.call(certificateCalls.check, { number: one })
  expect(await check(issued)).toMatchObject({ is_revoked: 0, is_intact: 1, truename: '林小晓' })
  expect(await check(number)).toMatchObject({ is_revoked: 1, truename: '林晓' })
  expect((await messages())[0]).toContain(issued)
})

it('is sent again as long as it is valid', async () => {
  const { id, number, certificates, messages } = await scene()
  expect((await certificates.run('sendAgain', id)).problem).toBe('')
  expect((await messages())[0]).toContain(number)
  await certificates.run('revoke', id, { reason: '代看' })
  expect((await certificates.run('sendAgain', id)).problem).toBe(operatorFailures.notApplicable.zh)
})

it('is decided by operators, and not about their own certificate', async () => {
  const { client, id } = await scene()
  for (const action of ['revoke', 'reissue', 'sendAgain'])
    expect((await consoleOf(client, 'certificates').askRun(action, id, { reason: '-' })).status).toBe(403)
  const own = await buildMember(app, { operator_roles: ['administrator'] })
  const meeting = await buildMeeting(db, { from: -5, to: -4 })
  await db.execute(sql`insert into credits (user_id, meeting_id) values (${own.user.id}, ${meeting.id})`)
  const { number: ownNumber } = await own.client.call(certificateCalls.get, { meeting_id: meeting.id })
  const { problem } = await consoleOf(own.client, 'certificates').run('revoke', await idOf(ownNumber))
  expect(problem).toBe(failures.noPermission.zh)
})
