import { expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import { failures } from '#contract/wire/failure.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { buildDoctor, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

it('lists the paid works that a member has bought or made, and none of anybody else', async () => {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  const paid = { is_free: false, price_fen: 9900 }
  const own = await buildWork(db, { doctor_id: doctor.id, ...paid })
  await buildWork(db, { doctor_id: doctor.id })
  const bought = await buildWork(db, paid)
  await buildWork(db, paid)
  await grantRight(db, { userId: user.id, item: { type: 'production', id: bought.id } })
  expect(await client.call(workCalls.owned, {})).toEqual({ bought: [bought.id], own: [own.id] })
  const { client: other } = await buildMember(app)
  expect(await other.call(workCalls.owned, {})).toEqual({ bought: [], own: [] })
  expect((await app.client().ask(workCalls.owned, {})).status).toBe(failures.loginExpired.status)
})
