import { describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildVerification } from '#server/testing/build-verification.ts'

const app = await testApp()

describe('the identity', () => {
  it('is chosen and read back, each of the three', async () => {
    const { client } = await buildMember(app, { user_type: 0 })
    expect(await client.call(profileCalls.userType, {})).toEqual({ user_type: 0 })
    for (const user_type of [1, 2, 3] as const) {
      expect(await client.call(profileCalls.setUserType, { user_type })).toEqual({
        user_type,
        verification_state: verificationStates.none,
      })
      expect(await client.call(profileCalls.userType, {})).toEqual({ user_type })
    }
  })

  it.each(['0', '4', '-1', '', '1.0', 'doctor'])('is never "%s"', async (user_type) => {
    const { client } = await buildMember(app, { user_type: 2 })
    const answer = await postForm(app, profileCalls.setUserType.path, { user_type }, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
    expect(await client.call(profileCalls.userType, {})).toEqual({ user_type: 2 })
  })

  it('is for members', async () => {
    const visitor = app.client()
    expect((await visitor.ask(profileCalls.userType, {})).status).toBe(failures.loginExpired.status)
    expect((await visitor.ask(profileCalls.setUserType, { user_type: 1 })).status).toBe(
      failures.loginExpired.status,
    )
  })

  it.each([
    ['zh', ['医生', '其他用户', '企业用户']],
    ['en', ['Doctor', 'Other', 'Enterprise']],
  ])('has names in %s', async (language, names) => {
    const client = app.client()
    client.language = language
    expect(await client.call(profileCalls.identities, {})).toEqual(
      names.map((name, index) => ({ user_type: index + 1, name })),
    )
  })
})

describe('a verification', () => {
  it.each([verificationStates.underReview, verificationStates.passed, verificationStates.failed])(
    'in state %i ends with the identity it was of',
    async (state) => {
      const { client, user } = await buildMember(app)
      await buildVerification(app, user, { state })
      expect(await client.call(profileCalls.setUserType, { user_type: 1 })).toMatchObject({
        verification_state: state,
      })
      expect(await client.call(profileCalls.setUserType, { user_type: 3 })).toMatchObject({
        verification_state: verificationStates.none,
      })
      await client.call(profileCalls.setUserType, { user_type: 1 })
      expect(await client.call(verificationCalls.own, {})).toMatchObject({
        state: verificationStates.none,
        id_number: '',
        photos: [],
      })
    },
  )
})
