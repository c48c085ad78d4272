import { expect, it } from 'vitest'
import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildCompany } from '#server/testing/build-encyclopedia.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const { companySubscribeAdd, companySubscribeCancel, companyDetail } = encyclopediaCalls

it('is added and cancelled, repeatedly, and changes the count', async () => {
  const input = { company_id: (await buildCompany(app.services.db)).id }
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  await other.call(companySubscribeAdd, input)
  for (let time = 0; time < 2; time++)
    expect(await client.call(companySubscribeAdd, input)).toEqual({ is_subscribed: 1, subscribe_num: 2 })
  expect(await client.call(companyDetail, input)).toMatchObject({ is_subscribed: 1, subscribe_num: 2 })
  expect(await app.client().call(companyDetail, input)).toMatchObject({ is_subscribed: 0, subscribe_num: 2 })
  for (let time = 0; time < 2; time++)
    expect(await client.call(companySubscribeCancel, input)).toEqual({ is_subscribed: 0, subscribe_num: 1 })
  expect(await client.call(companyDetail, input)).toMatchObject({ is_subscribed: 0, subscribe_num: 1 })
})

it('counts ten concurrent requests once', async () => {
  const input = { company_id: (await buildCompany(app.services.db)).id }
  const { client } = await buildMember(app)
  await Promise.all(Array.from({ length: 10 }, () => client.call(companySubscribeAdd, input)))
  expect((await client.call(companyDetail, input)).subscribe_num).toBe(1)
})

it('needs a login', async () => {
  const input = { company_id: (await buildCompany(app.services.db)).id }
  for (const call of [companySubscribeAdd, companySubscribeCancel])
    expect(await app.client().ask(call, input)).toMatchObject({
      code: 'FAILED',
      status: failures.loginExpired.status,
    })
})

it('needs a company', async () => {
  const { client } = await buildMember(app)
  for (const call of [companySubscribeAdd, companySubscribeCancel])
    expect(await client.ask(call, { company_id: 999_999_999 })).toMatchObject({
      code: 'FAILED',
      status: failures.dataMissing.status,
    })
})
