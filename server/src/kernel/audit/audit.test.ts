import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { actionCalls, resourceCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { sqlState } from '#kernel/database.ts'
import { buildPlainOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { atOnce } from '#server/testing/login-steps.ts'
import { readAudit } from '#server/testing/read-audit.ts'
import { testApp } from '#server/testing/test-app.ts'
import { checkChain } from './chain.ts'

const app = await testApp()
const { db } = app.services

const buildAdministrator = () => buildMember(app, { operator_roles: ['administrator'] })
type Built = Awaited<ReturnType<typeof buildAdministrator>>

const entriesOf = ({ user }: Built) => readAudit(app, { operatorId: user.id })

const forbid = ({ client }: Built, id: number, reason = '冒用，电话 13812345678') =>
  client.ask(actionCalls.run, {
    resource: 'people',
    action: 'forbid',
    ids: [id],
    values: {},
    reason,
    try: false,
  })

it('notes who changed what, from where and why, with before and after', async () => {
  const administrator = await buildAdministrator()
  const { user } = await buildMember(app)
  expect((await forbid(administrator, user.id)).status).toBe(200)
  expect(await entriesOf(administrator)).toEqual([
    {
      operator_id: administrator.user.id,
      address: '127.0.0.1',
      call: 'console.run',
      right: 'console.open',
      input: expect.objectContaining({ ids: [user.id], reason: '冒用，电话 1*********8' }) as object,
      reason: '冒用，电话 1*********8',
      outcome: 'done',
      status: 200,
      changes: [
        {
          target: { kind: 'people', id: user.id, name: expect.stringContaining('林晓') as string },
          before: expect.objectContaining({ status: 'active' }) as object,
          after: expect.objectContaining({ status: 'forbidden' }) as object,
        },
      ],
    },
  ])
})

it('notes what was refused, and nothing of what was not tried', async () => {
  const administrator = await buildAdministrator()
  const { user } = await buildMember(app)
  await forbid(administrator, user.id, '')
  const page = { filters: {}, sort: '', descending: true, page: 1, size: 5 }
  await administrator.client.ask(resourceCalls.rows, { resource: 'people', ...page })
  expect(await entriesOf(administrator)).toMatchObject([
    {
      call: 'console.run',
      outcome: 'refused',
      status: resourceFailures.reasonMissing.status,
      changes: [{ problem: resourceFailures.reasonMissing.zh }],
    },
  ])
  const plain = await buildPlainOperator(app)
  await forbid(plain, user.id)
  expect(await entriesOf(plain)).toEqual([])
})

it('refuses to change or delete an entry', async () => {
  await forbid(await buildAdministrator(), 1)
  await expect(db.execute(sql`update audit_log set reason = ''`)).rejects.toThrow()
  await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow()
  for (const table of ['audit_log', 'audit_head'])
    expect(sqlState(await db.execute(`truncate ${table} cascade`).catch((error: unknown) => error))).toBe(
      '23001',
    )
})

it('keeps one chain when many changes come together', async () => {
  const administrators = await Promise.all([buildAdministrator(), buildAdministrator()])
  const before = (await checkChain(app.services)).entries
  await atOnce(6, (at) => forbid(administrators[at % 2]!, 1))
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
  await atOnce(3, () => forbid(administrator, 1))
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
  await forbid(administrator, 1)
  const { entries } = await checkChain(app.services)
  const cut = sql`with gone as (delete from audit_log where id = ${entries} returning 1)
    update audit_head set entry_id = ${entries - 1}, hash = (select hash from audit_log where id = ${entries - 1})`
  expect(await checkAfter(cut)).toMatchObject({ broken: { id: entries - 1 } })
})
