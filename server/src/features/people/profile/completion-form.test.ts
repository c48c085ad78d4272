import { describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { userTypes } from '#contract/people/account.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { meetingProfileFields } from './profile.tables.ts'

const app = await testApp()

const nobody = { truename: '', hospital: '', department: '', title: '', company: '' }
const newcomer = (user_type: OneOf<typeof userTypes>) => buildMember(app, { ...nobody, user_type })

const asks = async (fields: [ProfileField, boolean][]) => {
  const meeting = await buildMeeting(app.services.db)
  for (const [sort, [field, required]] of fields.entries())
    await app.services.db
      .insert(meetingProfileFields)
      .values({ meeting_id: meeting.id, field, required, sort })
  return meeting.id
}

describe('the form asks', () => {
  it.each([
    [1 as const, { truename: 1, hospital: 1, department: 1, title: 1, email: 0 }],
    [2 as const, { truename: 1, company: 0, email: 0 }],
    [3 as const, { truename: 1, company: 1, product_group: 0, email: 0 }],
  ])('identity %i for its fields', async (userType, asked) => {
    const { client } = await newcomer(userType)
    const template = await client.call(profileCalls.template, {})
    expect(template).toMatchObject({ user_type: userType, need_completion: 1 })
    expect(Object.fromEntries(template.fields.map((field) => [field.key, field.required]))).toEqual(asked)
  })

  it('nobody without an identity', async () => {
    const { client } = await newcomer(0)
    expect(await client.call(profileCalls.template, {})).toEqual({
      user_type: 0,
      need_completion: 1,
      fields: [],
    })
  })

  it('in the language of the caller, with what is known', async () => {
    const { client } = await buildMember(app)
    await client.call(profileCalls.saveFields, { email: 'lin@example.org' })
    const { fields, need_completion } = await client.call(profileCalls.template, {})
    expect(need_completion).toBe(0)
    expect(fields[0]).toEqual({
      key: 'truename',
      label: '真实姓名',
      kind: 'text',
      required: 1,
      max_length: 10,
      value: '林晓',
    })
    expect(fields.map((field) => [field.kind, field.value])).toContainEqual(['email', 'lin@example.org'])
    client.language = 'en'
    const english = await client.call(profileCalls.template, {})
    expect(english.fields.map((field) => field.label)).toEqual([
      'Real name',
      'Hospital',
      'Department',
      'Title',
      'Email',
    ])
  })

  it('for what a meeting wants besides', async () => {
    const meetingId = await asks([
      ['email', true],
      ['good_at', false],
      ['truename', false],
    ])
    const { client } = await newcomer(2)
    const { fields } = await client.call(profileCalls.template, { meeting_id: meetingId })
    expect(fields.map((field) => [field.key, field.required])).toEqual([
      ['truename', 1],
      ['company', 0],
      ['email', 1],
      ['good_at', 0],
    ])
    const unknown = await client.ask(profileCalls.template, { meeting_id: 999_999_999 })
    expect(unknown.status).toBe(failures.dataMissing.status)
  })
})

describe('the filled form', () => {
  it('completes the profile and lifts the flag', async () => {
    const { client, user } = await newcomer(1)
    expect((await client.call(accountCalls.userInfo, {})).alert_userinfo_frame).toBe(1)
    const filled = {
      truename: '周宁',
      hospital: '北京协和医院',
      department: '神经内科',
      title: '主治医师',
      email: 'zhou@example.org',
    }
    expect(await client.call(profileCalls.saveForm, filled)).toMatchObject({
      ...filled,
      alert_userinfo_frame: 0,
    })
    expect((await client.call(accountCalls.userInfo, {})).alert_userinfo_frame).toBe(0)
    const row = await selectUser(app.services.db, user.id)
    expect(row!.email_sealed!.includes('zhou')).toBe(false)
    expect(app.services.vault.openText(row!.email_sealed!)).toBe('zhou@example.org')
  })

  it('may leave out what is not required', async () => {
    const { client } = await newcomer(3)
    const saved = await client.call(profileCalls.saveForm, { truename: '何苗', company: '杏林医药' })
    expect(saved).toMatchObject({ company: '杏林医药', email: '', alert_userinfo_frame: 0 })
  })

  it('of a meeting holds the fields of the meeting', async () => {
    const meetingId = await asks([['email', true]])
    const { client } = await newcomer(2)
    const without = await client.ask(profileCalls.saveForm, { truename: '何苗', meeting_id: meetingId })
    expect(without).toMatchObject({
      status: profileFailures.incomplete.status,
      message: '请填写完整信息: 邮箱',
    })
    const saved = await client.call(profileCalls.saveForm, {
      truename: '何苗',
      email: 'he@example.org',
      meeting_id: meetingId,
    })
    expect(saved.email).toBe('he@example.org')
  })

  it('needs an identity first', async () => {
    const { client } = await newcomer(0)
    const answer = await client.ask(profileCalls.saveForm, { truename: '何苗' })
    expect(answer).toMatchObject({ status: profileFailures.identityMissing.status, message: '请先选择身份' })
  })

  it.each(['truename', 'hospital', 'department', 'title'] as const)(
    'is refused without %s and saves nothing',
    async (field) => {
      const { client, user } = await newcomer(1)
      const filled = { truename: '周宁', hospital: '医院', department: '科室', title: '职称', [field]: ' ' }
      expect((await client.ask(profileCalls.saveForm, filled)).status).toBe(profileFailures.incomplete.status)
      const { [field]: _left, ...rest } = filled
      client.language = 'en'
      expect((await client.ask(profileCalls.saveForm, rest)).message).toMatch(/^please fill in everything/)
      expect(await selectUser(app.services.db, user.id)).toMatchObject(nobody)
    },
  )

  it.each(['company', 'good_at', 'introduce', 'product_group'] as const)(
    'is refused with %s, which was not asked for',
    async (field) => {
      const { client, user } = await newcomer(1)
      const answer = await client.ask(profileCalls.saveForm, {
        truename: '周宁',
        hospital: '医院',
        department: '科室',
        title: '职称',
        [field]: '更多',
      })
      expect(answer).toMatchObject({
        status: failures.parameterError.status,
        message: `参数错误: ${field}`,
      })
      expect(await selectUser(app.services.db, user.id)).toMatchObject(nobody)
    },
  )

  it.each([
    [{ truename: '一二三四五六七八九十一' }, '真实姓名最多10个字', 'real name max 10 words'],
    [{ truename: '周宁123' }, '请检查您的姓名', 'check your name'],
    [{ truename: '周宁', email: 'a@b' }, '邮箱不正确', 'email incorrect'],
  ])('says what is wrong with %o', async (given, zh, en) => {
    const { client } = await newcomer(2)
    expect((await client.ask(profileCalls.saveForm, given)).message).toBe(zh)
    client.language = 'en'
    expect((await client.ask(profileCalls.saveForm, given)).message).toBe(en)
  })

  it.each([
    ['hospital', '院'.repeat(51)],
    ['department', '科\0'],
    ['title', '师\n'.repeat(20)],
  ])('is refused when %s is wrong', async (field, value) => {
    const { client } = await newcomer(1)
    const form = { truename: '周宁', hospital: '医院', department: '科室', title: '职称', [field]: value }
    const answer = await postForm(app, profileCalls.saveForm.path, form, client.token)
    expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
  })

  it('is for members', async () => {
    for (const call of [profileCalls.template, profileCalls.saveForm])
      expect((await postForm(app, call.path, { truename: '周宁' })).status).toBe(failures.loginExpired.status)
  })
})
