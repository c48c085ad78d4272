import { expect, it } from 'vitest'
import { buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { testApp } from '#server/testing/test-app.ts'
import { appointOperator } from './appoint-operator.ts'
import { hasFactor } from './second-step.queries.ts'

const app = await testApp()

it('makes somebody an operator and takes that back, and nobody else', async () => {
  const { db } = app.services
  const [one, other] = [await buildMember(app), await buildMember(app)]
  const roles = () =>
    Promise.all([one, other].map(async ({ user }) => (await selectUser(db, user.id))?.operator_roles))
  await appointOperator(app.services, one.phone, ['administrator'])
  expect(await roles()).toEqual([['administrator'], []])
  await appointOperator(app.services, `+86-${one.phone}`, [])
  expect(await roles()).toEqual([[], []])
})

it('lets the only administrator start over with the second step', async () => {
  const { user, phone } = await buildTotpOperator(app)
  await appointOperator(app.services, phone, ['editor'])
  expect(await hasFactor(app.services.db, user.id)).toBe(true)
  await appointOperator(app.services, phone, [])
  expect(await hasFactor(app.services.db, user.id)).toBe(false)
})

it('says what is wrong with a number', async () => {
  await expect(appointOperator(app.services, '13899999999', ['editor'])).rejects.toThrow(/No account/)
  await expect(appointOperator(app.services, '--revoke', ['editor'])).rejects.toThrow(/npm run operator/)
})
