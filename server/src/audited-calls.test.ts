import { expect, it } from 'vitest'
import * as z from 'zod'
import { commentCalls } from '#contract/community/comments.ts'
import { features, handlers } from './features.ts'
import { buildComment } from './testing/build-comment.ts'
import { buildArticle } from './testing/build-content.ts'
import { buildCoupon } from './testing/build-coupon.ts'
import { buildMember } from './testing/build-user.ts'
import { consoleOf } from './testing/console-asks.ts'
import { readAudit } from './testing/read-audit.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const administrator = await buildMember(app, { operator_roles: ['administrator'] })
const audited = handlers
  .filter(({ call, isAudited }) => call.changes === true || isAudited)
  .map(({ call, record = call.record }) => ({ ...call, record }))

/** Calls that say themselves what they change, because it is no single row of a list, or that only send a file. */
const noteThemselves = [
  'console.dropDraft',
  'console.export',
  'console.figuresWorkbook',
  'console.import',
  'console.removeCaptions',
  'console.renameHall',
  'console.run',
  'console.save',
  'console.saveCaptions',
  'console.saveOrder',
  'console.sponsorWorkbook',
  'console.transcribeTalk',
  'job.retry',
  'meeting.mute',
  'meeting.setslowmode',
  'onboarding.finish',
  'onboarding.skip',
  'providers.save',
  'providers.test',
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

it('leaves out what is only tried', async () => {
  const coupon = await buildCoupon(app.services.db)
  const coupons = consoleOf(administrator.client, 'coupons')
  const count = async () => (await readAudit(app, { operatorId: administrator.user.id })).length
  const before = await count()
  await coupons.run('stop', coupon.id, { try: true })
  expect(await count()).toBe(before)
  await coupons.run('stop', coupon.id)
  expect(await count()).toBe(before + 1)
})

it('notes what was and is there for actions of the console and for calls beside it', async () => {
  const coupon = await buildCoupon(app.services.db)
  await consoleOf(administrator.client, 'coupons').run('stop', coupon.id)
  expect(await readAudit(app, { target: { kind: 'coupons', id: coupon.id } })).toMatchObject([
    { call: 'console.run', changes: [{ before: { is_stopped: false }, after: { is_stopped: true } }] },
  ])
  const { id: articleId } = await buildArticle(app.services.db)
  const { comment_id: id } = await buildComment(app, 'information', articleId)
  await administrator.client.call(commentCalls.setTop, { comment_id: id, type: true })
  expect(await readAudit(app, { target: { kind: 'comments', id } })).toMatchObject([
    { call: 'comments.settop', changes: [{ before: { is_pinned: false }, after: { is_pinned: true } }] },
  ])
})
