import { expect, it } from 'vitest'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectUser } from './account.queries.ts'
import { appointOperator } from './appoint-operator.ts'

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

it('says what is wrong with a number', async () => {
  await expect(appointOperator(app.services, '13899999999', ['editor'])).rejects.toThrow(/No account/)
  await expect(appointOperator(app.services, '--revoke', ['editor'])).rejects.toThrow(/npm run operator/)
})
