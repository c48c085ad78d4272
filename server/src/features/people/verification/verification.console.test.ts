import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { verificationCalls, verificationFailures } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const reviewer = await buildMember(app, { operator_roles: ['reviewer'] })
const queue = consoleOf(reviewer.client, 'verifications')

it('shows numbers and photos to a reviewer alone, and notes each look', async () => {
  const { user } = await buildMember(app, { truename: '甄审核' })
  const row = await buildVerification(app, user)
  const { rows } = await queue.rows({ q: '甄审核', state: '1' })
  expect(rows).toMatchObject([{ id: row.id, hospital: user.hospital }])
  expect(JSON.stringify(rows)).not.toContain('1949')
  const { facts } = await queue.record(row.id)
  expect(facts.map(({ kind, value }) => [kind, value])).toEqual([
    ['text', '11010519491231002X'],
    ['text', '110110000012345'],
    ...row.photos.map((photo) => ['picture', photo]),
  ])
  const looks = await app.services.db.execute(
    `select reader_id from access_log where what = 'verification ${row.id}'`,
  )
  expect(looks.rows).toEqual([{ reader_id: reviewer.user.id }])
  const support = await buildMember(app, { operator_roles: ['support'] })
  expect((await consoleOf(support.client, 'verifications').askRows()).status).toBe(
    failures.noPermission.status,
  )
})

it('is passed once, or refused for a reason', async () => {
  const passed = await buildMember(app)
  const first = await buildVerification(app, passed.user, { title: '主任医师' })
  const answers = await Promise.all([1, 2, 3].map(() => queue.run('pass', first.id)))
  expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect(answers.map(({ problem }) => problem)).toContain(verificationFailures.notUnderReview.zh)
  expect((await passed.client.call(profileCalls.profile, {})).title).toBe('主任医师')
  expect((await queue.run('pass', first.id)).problem).toBe(operatorFailures.notApplicable.zh)
  const refused = await buildMember(app)
  const second = await buildVerification(app, refused.user)
  expect((await queue.askRun('refuse', second.id)).status).toBe(resourceFailures.reasonMissing.status)
  expect((await queue.run('refuse', second.id, { reason: '照片模糊' })).problem).toBe('')
  expect(await refused.client.call(verificationCalls.own, {})).toMatchObject({
    state: verificationStates.failed,
    reason: '照片模糊',
  })
})
