import { expect, it } from 'vitest'
import { payeeCalls } from '#contract/commerce/payees.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildAuthentication, idNumber } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('is opened by a clerk, which is noted, and decided once', async () => {
  const clerk = await buildMember(app, { operator_roles: ['financeClerk'] })
  const payees = consoleOf(clerk.client, 'payees')
  const { client, user } = await buildMember(app)
  const { id } = await buildAuthentication(app.services, user.id)
  expect(JSON.stringify(await payees.rows())).not.toContain(idNumber)
  expect((await payees.record(id)).facts[0]).toMatchObject({ value: idNumber })
  const { rows } = await app.services.db.execute(
    `select reader_id from access_log where what = 'authentication ${id}'`,
  )
  expect(rows).toEqual([{ reader_id: clerk.user.id }])
  const both = await Promise.all([1, 2].map(() => payees.run('refuse', id, { reason: '姓名不符' })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect(await client.call(payeeCalls.authenticationStatus, {})).toEqual({ status: 3, reason: '姓名不符' })
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  expect((await consoleOf(approver, 'payees').askRows()).status).toBe(failures.noPermission.status)
})
