import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditOperatorCalls } from '#contract/people/audit.ts'
import type { AuditEntry } from '#contract/people/audit.ts'
import { feedbackOperatorCalls } from '#contract/people/feedback.ts'
import { secondStepFailures, secondStepOperatorCalls } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFeedback } from '#server/features/people/feedback/feedback.queries.ts'
import { buildPlainOperator, buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import { checkChain } from './chain.ts'

const app = await testApp()
const { db } = app.services
beforeEach(() => resetLimits(app))

const buildAdministrator = () => buildMember(app, { operator_roles: ['administrator'] })
type Built = Awaited<ReturnType<typeof buildAdministrator>>

const entriesOf = async ({ client, user }: Built) =>
  (await client.call(auditOperatorCalls.list, { operator_id: user.id, page: 1 })).data

const reset = ({ client }: Built, userid: number, reason = '手机遗失，电话 13812345678') =>
  client.ask(secondStepOperatorCalls.reset, { userid, reason })

it('notes who changed what, from where and why, with before and after', async () => {
  const administrator = await buildAdministrator()
  const lost = await buildTotpOperator(app, ['editor'])
  expect((await reset(administrator, lost.user.id)).status).toBe(200)
  expect(await entriesOf(administrator)).toEqual([
    {
      entry_id: expect.any(Number) as number,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
      userid: administrator.user.id,
      truename: '林晓',
      address: '127.0.0.1',
      call: 'secondStep.reset',
      right: 'roles.change',
      input: { userid: lost.user.id, reason: '手机遗失，电话 1*********8' },
      reason: '手机遗失，电话 1*********8',
      outcome: 'done',
      status: 200,
      changes: [
        {
          target: { kind: 'operator', id: lost.user.id, name: '林晓' },
          before: { factors: ['totp'] },
          after: { factors: [] },
        },
      ],
    } satisfies AuditEntry,
  ])
})

it('notes what was decided about a submission', async () => {
  const administrator = await buildAdministrator()
  await insertFeedback(db, { kind: 'fault', content: '打不开' })
  const { data } = await administrator.client.call(feedbackOperatorCalls.list, { answered: false, page: 1 })
  const { feedback_id } = data.at(-1)!
  await administrator.client.call(feedbackOperatorCalls.answer, { feedback_id, answer: '已修复' })
  expect(await entriesOf(administrator)).toMatchObject([
    { changes: [{ target: { kind: 'feedback', id: feedback_id }, after: { answer: '已修复' } }] },
  ])
})

it('notes what was refused, and nothing of what was not tried', async () => {
  const administrator = await buildAdministrator()
  await reset(administrator, administrator.user.id)
  await administrator.client.ask(feedbackOperatorCalls.list, { answered: false, page: 1 })
  expect(await entriesOf(administrator)).toMatchObject([
    {
      call: 'secondStep.reset',
      outcome: 'refused',
      status: secondStepFailures.ownFactors.status,
      changes: [],
    },
  ])
  const plain = await buildPlainOperator(app)
  await reset(plain, administrator.user.id)
  const page = await administrator.client.call(auditOperatorCalls.list, {
    operator_id: plain.user.id,
    page: 1,
  })
  expect(page.total).toBe(0)
})

it('finds entries by person, call, target and time', async () => {
  const administrator = await buildAdministrator()
  const [one, other] = [await buildTotpOperator(app), await buildTotpOperator(app)]
  await reset(administrator, one.user.id)
  await reset(administrator, other.user.id)
  const count = async (filter: object) =>
    (
      await administrator.client.call(auditOperatorCalls.list, {
        operator_id: administrator.user.id,
        page: 1,
        ...filter,
      })
    ).total
  expect(await count({})).toBe(2)
  expect(await count({ call: 'secondStep.reset' })).toBe(2)
  expect(await count({ call: 'job.retry' })).toBe(0)
  expect(await count({ target_kind: 'operator', target_id: one.user.id })).toBe(1)
  expect(await count({ target_kind: 'article', target_id: one.user.id })).toBe(0)
  expect(await count({ begin_time: '2026-01-01 00:00', end_time: '2126-01-01 00:00' })).toBe(2)
  expect(await count({ end_time: '2026-01-01 00:00' })).toBe(0)
  const wrong = await administrator.client.ask(auditOperatorCalls.list, { begin_time: 'today', page: 1 })
  expect(wrong.status).toBe(failures.parameterError.status)
})

it('refuses to change or delete an entry', async () => {
  await reset(await buildAdministrator(), 1)
  await expect(db.execute(sql`update audit_log set reason = ''`)).rejects.toThrow()
  await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow()
})

it('keeps one chain when many changes come together', async () => {
  const administrators = await Promise.all([buildAdministrator(), buildAdministrator()])
  const before = (await checkChain(app.services)).entries
  await atOnce(6, (at) => reset(administrators[at % 2]!, 1))
  expect(await checkChain(app.services)).toEqual({ entries: before + 12 })
})

/** Does something that the trigger forbids, checks the chain, and takes it back. */
async function checkAfter(tamper: ReturnType<typeof sql>) {
  let checked
  await db
    .transaction(async (db) => {
      await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`)
      await db.execute(sql`alter table audit_log drop constraint audit_log_begun_id_fkey`)
      await db.execute(tamper)
      checked = await checkChain({ ...app.services, db })
      throw new Error('take it back')
    })
    .catch((error: unknown) => expect(String(error)).toContain('take it back'))
  return checked
}

it('names the first entry that was changed, removed or inserted', async () => {
  const administrator = await buildAdministrator()
  await atOnce(3, () => reset(administrator, 1))
  const { entries, broken } = await checkChain(app.services)
  expect(broken).toBeUndefined()
  const middle = entries - 2
  const broke = (id: number) => expect.objectContaining({ broken: expect.objectContaining({ id }) as object })
  expect(await checkAfter(sql`update audit_log set reason = '别的' where id = ${middle}`)).toEqual(
    broke(middle),
  )
  expect(await checkAfter(sql`update audit_log set operator_id = 1 where id = ${entries}`)).toEqual(
    broke(entries),
  )
  expect(
    await checkAfter(sql`update audit_log set at = at + interval '1 second' where id = ${middle}`),
  ).toEqual(broke(middle))
  expect(await checkAfter(sql`delete from audit_log where id = ${middle}`)).toEqual(broke(middle))
  expect(await checkAfter(sql`delete from audit_log where id >= ${middle}`)).toEqual(broke(middle))
  const copy = sql`insert into audit_log select ${entries + 1}::bigint, at, null, operator_id, address, call, needed_right,
    input, reason, 'begun', status, changes, hash from audit_log where id = ${middle}`
  expect(await checkAfter(copy)).toEqual(broke(entries + 1))
})

it('notices rows that are gone together with the head that names them', async () => {
  const administrator = await buildAdministrator()
  await reset(administrator, 1)
  const { entries } = await checkChain(app.services)
  const cut = sql`with gone as (delete from audit_log where id = ${entries} returning 1)
    update audit_head set entry_id = ${entries - 1}, hash = (select hash from audit_log where id = ${entries - 1})`
  expect(await checkAfter(cut)).toMatchObject({ broken: { id: entries - 1 } })
})
