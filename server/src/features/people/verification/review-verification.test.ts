import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { verificationCalls, verificationFailures } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const operator = await buildMember(app, { operator_roles: ['administrator'] })
const queue = consoleOf(operator.client, 'verifications')

it('is not listed once it has lapsed', async () => {
  const { user, client } = await buildMember(app)
  const row = await buildVerification(app, user)
  await client.call(profileCalls.setUserType, { user_type: 2 })
  const { rows } = await queue.rows({ state: String(verificationStates.underReview) })
  expect(rows.map(({ id }) => id)).not.toContain(row.id)
})

it('is closed to visitors and members, the person included', async () => {
  const { user, client } = await buildMember(app)
  const row = await buildVerification(app, user)
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    const closed = consoleOf(asker, 'verifications')
    expect((await closed.askRows()).status).toBe(status)
    expect((await closed.askRun('pass', row.id, { reason: 'x' })).status).toBe(status)
  }
  expect((await client.call(verificationCalls.own, {})).state).toBe(verificationStates.underReview)
})

it('passes, and the verified name and title become the person’s', async () => {
  const { user, client } = await buildMember(app, { truename: '晓林', title: '' })
  const row = await buildVerification(app, user, { real_name: '林晓', title: '主任医师' })
  expect((await queue.run('pass', row.id)).problem).toBe('')
  expect(await client.call(verificationCalls.own, {})).toMatchObject({
    state: verificationStates.passed,
    reason: '',
    reviewed_at: expect.stringMatching(/^\d{4}-/) as string,
  })
  expect(await client.call(profileCalls.profile, {})).toMatchObject({
    truename: '林晓',
    title: '主任医师',
    verification_state: verificationStates.passed,
    alert_userinfo_frame: 0,
  })
})

it('fails with a reason, and the profile stays', async () => {
  const { user, client } = await buildMember(app)
  const row = await buildVerification(app, user, { real_name: '周宁' })
  await queue.run('refuse', row.id, { reason: '照片模糊，请重新拍摄' })
  expect(await client.call(verificationCalls.own, {})).toMatchObject({
    state: verificationStates.failed,
    reason: '照片模糊，请重新拍摄',
  })
  expect((await client.call(profileCalls.profile, {})).truename).toBe('林晓')
})

it('is decided once, however many operators decide at the same time', async () => {
  const { user, client } = await buildMember(app)
  const { id } = await buildVerification(app, user)
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => queue.run('pass', id)),
    ...Array.from({ length: 4 }, () => queue.run('refuse', id, { reason: '否' })),
  ])
  expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1)
  const isPassed = answers.slice(0, 4).some(({ problem }) => problem === '')
  const { state } = await client.call(verificationCalls.own, {})
  expect(state).toBe(isPassed ? verificationStates.passed : verificationStates.failed)
})

it('comes too late for who has another identity by now', async () => {
  const { user, client } = await buildMember(app)
  const { id } = await buildVerification(app, user, { real_name: '周宁' })
  await client.call(profileCalls.setUserType, { user_type: 3 })
  expect([failures.dataMissing.zh, verificationFailures.notUnderReview.zh]).toContain(
    (await queue.run('pass', id)).problem,
  )
  expect(await client.call(profileCalls.profile, {})).toMatchObject({
    truename: '林晓',
    verification_state: verificationStates.none,
  })
})

it('is not decided by the person whose papers they are', async () => {
  const self = await buildMember(app, { operator_roles: ['administrator'] })
  const { id } = await buildVerification(app, self.user)
  expect((await consoleOf(self.client, 'verifications').run('pass', id)).problem).toBe(
    failures.noPermission.zh,
  )
  expect((await self.client.call(verificationCalls.own, {})).state).toBe(verificationStates.underReview)
})
