import { describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

describe('the name of an inviter', () => {
  it('is told to anybody, masked, and nothing else of them', async () => {
    const { user } = await buildMember(app)
    expect(await app.client().call(profileCalls.sellerName, { inviter: user.id })).toEqual({ name: '林*' })
  })

  it.each([
    ['zh', '杏林用户'],
    ['en', 'a member of Xinglin'],
  ])('has a stand-in where there is none (%s)', async (language, name) => {
    const { user } = await buildMember(app, { truename: '', account: `seller-${language}` })
    const client = Object.assign(app.client(), { language })
    expect(await client.call(profileCalls.sellerName, { inviter: user.id })).toEqual({ name })
  })

  it('of an unknown, forbidden or deleted person does not exist', async () => {
    const gone = await buildMember(app, { status: 'deleted' })
    const forbidden = await buildMember(app, { status: 'forbidden' })
    for (const inviter of [gone.user.id, forbidden.user.id, 1, 999_999_999]) {
      const answer = await app.client().ask(profileCalls.sellerName, { inviter })
      expect(answer).toMatchObject({ status: failures.dataMissing.status, message: '数据不存在', data: null })
    }
  })

  it.each(wrongIds)('is not asked for by "%s"', async (inviter) => {
    const answer = await postForm(app, profileCalls.sellerName.path, { inviter })
    expect(answer.status).toBe(failures.parameterError.status)
  })
})

describe('the ways to be told', () => {
  it('are SMS and push until somebody says otherwise', async () => {
    const { client } = await buildMember(app)
    const { client: other } = await buildMember(app)
    expect(await client.call(profileCalls.noticeSettings, {})).toEqual({ sms: 1, push: 1, mail: 0 })
    expect(await client.call(profileCalls.setNoticeSettings, { mail: true, sms: false })).toEqual({
      sms: 0,
      push: 1,
      mail: 1,
    })
    expect(await client.call(profileCalls.setNoticeSettings, { push: false })).toEqual({
      sms: 0,
      push: 0,
      mail: 1,
    })
    expect(await client.call(profileCalls.noticeSettings, {})).toEqual({ sms: 0, push: 0, mail: 1 })
    expect(await other.call(profileCalls.noticeSettings, {})).toEqual({ sms: 1, push: 1, mail: 0 })
  })

  it('are refused when wrong, none, or a visitor asks', async () => {
    const { client } = await buildMember(app)
    const { path } = profileCalls.setNoticeSettings
    expect((await postForm(app, path, { sms: 'yes' }, client.token)).status).toBe(
      failures.parameterError.status,
    )
    expect((await postForm(app, path, {}, client.token)).status).toBe(failures.parametersMissing.status)
    expect((await postForm(app, path, { sms: '0' })).status).toBe(failures.loginExpired.status)
  })
})
