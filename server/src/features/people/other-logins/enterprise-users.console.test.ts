import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { userTypes } from '#contract/people/account.ts'
import { enterpriseFailures } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectEnterpriseUserId } from './other-logins.queries.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['support'] })
const list = consoleOf(client, 'enterprise-users')

it('links the number of a company’s system to an enterprise account, once, and unlinks it', async () => {
  const { user } = await buildUser(app.services, { user_type: userTypes.enterprise, company: '杏林医药' })
  const linked = { platform: 'sandbox', uid: 'emp-console-1', user_id: user.id }
  const { id } = await list.create(linked)
  expect(await selectEnterpriseUserId(app.services.db, 'sandbox', linked.uid)).toBe(user.id)
  expect((await list.rows({ q: linked.uid })).rows).toMatchObject([{ id, company: '杏林医药' }])
  expect((await list.askSave(linked)).status).toBe(resourceFailures.alreadyThere.status)
  expect((await list.run('unlink', id)).problem).toBe('')
  expect(await selectEnterpriseUserId(app.services.db, 'sandbox', linked.uid)).toBeUndefined()
})

it('refuses a system that nothing was agreed upon with, and accounts of others', async () => {
  const { user } = await buildUser(app.services)
  const linked = { platform: 'nobody', uid: 'emp-console-2', user_id: user.id }
  expect((await list.askSave(linked)).status).toBe(enterpriseFailures.platformUnknown.status)
  expect((await list.askSave({ ...linked, platform: 'sandbox' })).status).toBe(
    enterpriseFailures.notEnterprise.status,
  )
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  expect((await consoleOf(reviewer, 'enterprise-users').askRows()).status).toBe(failures.noPermission.status)
})
