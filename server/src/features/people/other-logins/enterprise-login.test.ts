import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { enterpriseUsers } from './other-logins.tables.ts'

const secrets = {
  pharma: 'the shared secret of the pharma platform',
  devices: 'another secret for the device platform',
}
const app = await testApp()
beforeAll(() => {
  app.services.env.ENTERPRISE_SECRETS = secrets
})
afterAll(() => {
  app.services.env.ENTERPRISE_SECRETS = undefined
})
beforeEach(() => resetLimits(app))

let uids = 0
async function buildEnterpriseUser(given = {}) {
  const built = await buildUser(app.services, { user_type: 3, company: '杏林医药', ...given })
  const uid = `emp-${++uids}`
  await app.services.db.insert(enterpriseUsers).values({ platform: 'pharma', uid, user_id: built.user.id })
  return { ...built, uid }
}

function sign(uid: string, { at = Date.now(), secret = secrets.pharma, pf = 'pharma' } = {}) {
  const timestamp = String(at)
  return {
    pf,
    uid,
    timestamp,
    signature: createHmac('sha256', secret)
      .update(uid + timestamp)
      .digest('hex'),
  }
}
const enter = (given: ReturnType<typeof sign>, client = app.client()) =>
  client.ask(otherLoginCalls.checkUid, given)

it('logs the enterprise user in whom the platform has signed for', async () => {
  const { user, uid } = await buildEnterpriseUser()
  const client = app.client()
  const answer = await enter(sign(uid), client)
  expect(answer.data.userid).toBe(user.id)
  client.token = answer.data.token
  expect(await client.call(otherLoginCalls.companyUserInfo, {})).toEqual({
    userid: user.id,
    pf: 'pharma',
    uid,
    company: '杏林医药',
    truename: '林晓',
    photo: '',
  })
})

it('refuses everything else in the same words', async () => {
  const { uid } = await buildEnterpriseUser()
  const minutes = 60_000
  const forged = { ...sign(uid), uid: `${uid}0` }
  const bad = [
    sign('nobody'),
    forged,
    sign(uid, { at: Date.now() - 5 * minutes - 2000 }),
    sign(uid, { at: Date.now() + 6 * minutes }),
    sign(uid, { secret: secrets.devices }),
    sign(uid, { secret: secrets.devices, pf: 'devices' }),
    sign(uid, { pf: 'unknown' }),
    sign(uid, { pf: 'constructor' }),
  ]
  for (const given of bad) {
    expect(await enter(given)).toMatchObject({
      status: failures.authenticationError.status,
      message: '认证错误',
      data: null,
    })
  }
  expect((await enter(sign(uid, { at: Date.now() - 4 * minutes }))).status).toBe(200)
})

it('lets only enterprise users in this way', async () => {
  const { uid } = await buildEnterpriseUser({ user_type: 1 })
  expect((await enter(sign(uid))).status).toBe(failures.authenticationError.status)
})

it('keeps a forbidden user out', async () => {
  const { uid } = await buildEnterpriseUser({ status: 'forbidden' })
  expect((await enter(sign(uid))).status).toBe(accountFailures.forbidden.status)
})

it('knows no company of somebody who has none', async () => {
  const { client } = await buildMember(app)
  expect((await client.ask(otherLoginCalls.companyUserInfo, {})).status).toBe(failures.dataMissing.status)
  expect((await app.client().ask(otherLoginCalls.companyUserInfo, {})).status).toBe(
    failures.loginExpired.status,
  )
})
