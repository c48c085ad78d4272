import { describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import {
  verificationCalls,
  verificationOperatorCalls as operatorCalls,
  verificationFailures,
  verificationStates,
} from '#contract/people/verification.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const operator = await buildMember(app, { operator_roles: ['administrator'] })

const looksAt = async (verificationId: number) => {
  const { rows } = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'verification ${verificationId}' order by id`,
  )
  return rows
}

async function everyId(client: TestClient, state: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const list = await client.call(operatorCalls.list, { state, page })
    ids.push(...list.data.map((item) => item.verification_id))
    if (page >= list.last_page) return ids
  }
}

describe('the operators', () => {
  it('lists what waits, oldest first, with masked numbers', async () => {
    const first = await buildMember(app)
    const second = await buildMember(app)
    const one = await buildVerification(app, first.user)
    const two = await buildVerification(app, second.user)
    const ids = await everyId(operator.client, verificationStates.underReview)
    expect(ids.indexOf(one.id)).toBeLessThan(ids.indexOf(two.id))
    const list = await operator.client.call(operatorCalls.list, {
      state: verificationStates.underReview,
      page: 1,
    })
    // Other tests of this worker leave some without a number.
    for (const item of list.data) expect(item.id_number).toMatch(/^(?:1\*{16}X)?$/)
    expect(await looksAt(one.id)).toEqual([])
  })

  it('shows one in full and logs who looked', async () => {
    const { user } = await buildMember(app)
    const row = await buildVerification(app, user)
    expect(await operator.client.call(operatorCalls.detail, { verification_id: row.id })).toEqual({
      verification_id: row.id,
      userid: user.id,
      hospital: user.hospital,
      department: user.department,
      state: verificationStates.underReview,
      reason: '',
      real_name: '林晓',
      id_number: '11010519491231002X',
      qualification_number: '110110000012345',
      title: '主治医师',
      photos: row.photos,
      submitted_at: expect.stringMatching(/^\d{4}-/),
      reviewed_at: '',
    })
    expect(await looksAt(row.id)).toEqual([{ user_id: user.id, reader_id: operator.user.id }])
  })

  it('does not list what has lapsed', async () => {
    const { user, client } = await buildMember(app)
    const row = await buildVerification(app, user)
    await client.call(profileCalls.setUserType, { user_type: 2 })
    expect(await everyId(operator.client, verificationStates.underReview)).not.toContain(row.id)
  })

  it.each([
    ['visitors', undefined, failures.loginExpired.status],
    ['members, the person included', 'user', failures.noPermission.status],
  ] as const)('is closed to %s', async (_who, role, status) => {
    const { user, client } = await buildMember(app)
    const row = await buildVerification(app, user)
    const asker = role === undefined ? app.client() : client
    const verification_id = row.id
    expect((await asker.ask(operatorCalls.list, { state: 1, page: 1 })).status).toBe(status)
    expect((await asker.ask(operatorCalls.detail, { verification_id })).status).toBe(status)
    expect((await asker.ask(operatorCalls.pass, { verification_id })).status).toBe(status)
    expect((await asker.ask(operatorCalls.refuse, { verification_id, reason: 'x' })).status).toBe(status)
    expect((await client.call(verificationCalls.own, {})).state).toBe(verificationStates.underReview)
    expect(await looksAt(row.id)).toEqual([])
  })

  it('knows what there is', async () => {
    const verification_id = 999_999_999
    for (const answer of [
      await operator.client.ask(operatorCalls.detail, { verification_id }),
      await operator.client.ask(operatorCalls.pass, { verification_id }),
      await operator.client.ask(operatorCalls.refuse, { verification_id, reason: 'x' }),
    ])
      expect(answer.status).toBe(failures.dataMissing.status)
  })
})

describe('a review', () => {
  it('passes, and the verified name and title become the person’s', async () => {
    const { user, client } = await buildMember(app, { truename: '晓林', title: '' })
    const row = await buildVerification(app, user, { real_name: '林晓', title: '主任医师' })
    await operator.client.call(operatorCalls.pass, { verification_id: row.id })
    expect(await client.call(verificationCalls.own, {})).toMatchObject({
      state: verificationStates.passed,
      reason: '',
      reviewed_at: expect.stringMatching(/^\d{4}-/),
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
    await operator.client.call(operatorCalls.refuse, {
      verification_id: row.id,
      reason: '照片模糊，请重新拍摄',
    })
    expect(await client.call(verificationCalls.own, {})).toMatchObject({
      state: verificationStates.failed,
      reason: '照片模糊，请重新拍摄',
    })
    expect((await client.call(profileCalls.profile, {})).truename).toBe('林晓')
  })

  it('is decided once, however many operators decide at the same time', async () => {
    const { user, client } = await buildMember(app)
    const { id: verification_id } = await buildVerification(app, user)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => operator.client.ask(operatorCalls.pass, { verification_id })),
      ...Array.from({ length: 4 }, () =>
        operator.client.ask(operatorCalls.refuse, { verification_id, reason: '否' }),
      ),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(
      answers.filter((answer) => answer.status === verificationFailures.notUnderReview.status),
    ).toHaveLength(7)
    const passed = answers.slice(0, 4).some((answer) => answer.status === 200)
    const { state } = await client.call(verificationCalls.own, {})
    expect(state).toBe(passed ? verificationStates.passed : verificationStates.failed)
  })

  it('comes too late for who has another identity by now', async () => {
    const { user, client } = await buildMember(app)
    const { id: verification_id } = await buildVerification(app, user, { real_name: '周宁' })
    await client.call(profileCalls.setUserType, { user_type: 3 })
    expect(await operator.client.ask(operatorCalls.pass, { verification_id })).toMatchObject({
      status: verificationFailures.notUnderReview.status,
      message: '该认证不在审核中',
    })
    expect(await client.call(profileCalls.profile, {})).toMatchObject({
      truename: '林晓',
      verification_state: verificationStates.none,
    })
  })

  it('is not of the own papers', async () => {
    const self = await buildMember(app, { operator_roles: ['administrator'] })
    const { id: verification_id } = await buildVerification(app, self.user)
    expect((await self.client.ask(operatorCalls.pass, { verification_id })).status).toBe(
      failures.noPermission.status,
    )
    expect((await self.client.call(verificationCalls.own, {})).state).toBe(verificationStates.underReview)
  })

  it.each(['', ' ', '字'.repeat(201), '字\0'])('does not fail for the reason %j', async (reason) => {
    const { user } = await buildMember(app)
    const { id } = await buildVerification(app, user)
    const form = { verification_id: String(id), reason }
    const answer = await postForm(app, operatorCalls.refuse.path, form, operator.client.token)
    expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: reason' })
  })
})
