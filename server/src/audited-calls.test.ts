import { expect, it } from 'vitest'
import * as z from 'zod'
import { couponOperatorCalls } from '#contract/commerce/coupons.ts'
import { actionCalls } from '#contract/console/resources.ts'
import { auditOperatorCalls } from '#contract/people/audit.ts'
import { verificationOperatorCalls } from '#contract/people/verification.ts'
import { features, handlers } from './features.ts'
import { buildCoupon } from './testing/build-coupon.ts'
import { buildMember, buildUser } from './testing/build-user.ts'
import { buildVerification } from './testing/build-verification.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
const audited = handlers
  .filter(({ call, isAudited }) => call.changes === true || isAudited)
  .map(({ call, record = call.record }) => ({ ...call, record }))

/** Calls that say themselves what they change, because it is no single row of a list, or that only send a file. */
const noteThemselves = [
  'certificate.reissue',
  'certificate.revoke',
  'comments.setword',
  'console.dropDraft',
  'console.export',
  'console.figuresWorkbook',
  'console.import',
  'console.removeCaptions',
  'console.renameHall',
  'console.run',
  'console.save',
  'console.saveCaptions',
  'console.sponsorWorkbook',
  'console.transcribeTalk',
  'expertagreement.addtext',
  'job.retry',
  'meeting.mute',
  'meeting.setslowmode',
  'message.recall',
  'message.send',
  'onboarding.finish',
  'onboarding.skip',
  'operator.expertMenuSet',
  'providers.save',
  'providers.test',
  'secondStep.reset',
  'system.backUp',
  'system.setSwitch',
  'withdrawal.bankFile',
  'withdrawal.bankResult',
]

it('knows of every call that changes something what it changes', () => {
  const without = audited.filter(({ record }) => record === undefined).map(({ id }) => id)
  expect(without.toSorted()).toEqual(noteThemselves)
})

it('names lists that there are, and fields that calls have', () => {
  const lists = new Set(features.flatMap(({ resources = [] }) => resources).map(({ name }) => name))
  const wrong = audited.flatMap(({ id, record, input, output }) => {
    if (!record) return []
    const [list, field] = record
    const described = JSON.stringify(
      [input, output].map((schema) =>
        z.toJSONSchema(schema as never, { unrepresentable: 'any', io: 'output' }),
      ),
    )
    return lists.has(list) && described.includes(`"${field}"`) ? [] : [id]
  })
  expect(wrong).toEqual([])
})

const changesOf = async (target_kind: string, target_id: number) =>
  (await administrator.call(auditOperatorCalls.list, { target_kind, target_id, page: 1 })).data

it('leaves out what is only tried', async () => {
  const coupon = await buildCoupon(app.services.db)
  const asked = { resource: 'coupons', action: 'stop', ids: [coupon.id], values: {}, reason: '活动结束' }
  const count = async () => (await administrator.call(auditOperatorCalls.list, { page: 1 })).total
  const before = await count()
  await administrator.call(actionCalls.run, { ...asked, try: true })
  expect(await count()).toBe(before)
  await administrator.call(actionCalls.run, { ...asked, try: false })
  expect(await count()).toBe(before + 1)
})

it('notes what was and is there for calls outside of the console', async () => {
  const coupon = await buildCoupon(app.services.db)
  await administrator.call(couponOperatorCalls.stop, { coupon_id: coupon.id })
  expect(await changesOf('coupons', coupon.id)).toMatchObject([
    {
      call: 'coupon.stop',
      changes: [{ before: { is_stopped: false }, after: { is_stopped: true } }],
    },
  ])
  const { user } = await buildUser(app.services)
  const { id } = await buildVerification(app, user)
  await administrator.call(verificationOperatorCalls.pass, { verification_id: id })
  expect(await changesOf('verifications', id)).toMatchObject([
    { changes: [{ before: { state: 1 }, after: { state: 2 } }] },
  ])
})
