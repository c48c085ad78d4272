import { describe, expect, it } from 'vitest'
import { uploadCalls } from '#contract/people/uploads.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { pdf } from '#server/testing/file-fixtures.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { recordInvitation } from '#server/features/people/account/invitations.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload, drawPicture, uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()

const platformPicture = async (given: { mime?: string; private?: boolean } = {}) => {
  const key = newUploadKey('png', new Date())
  await insertFile(app.services.db, { key, mime: 'image/png', size: 9, ...given })
  return fileUrl(key)
}

describe('the profile', () => {
  it('tells everything of the own person, the number masked', async () => {
    const { client, user, phone } = await buildMember(app)
    expect(await client.call(profileCalls.profile, {})).toEqual({
      userid: user.id,
      user_type: 1,
      photo: '',
      truename: '林晓',
      country_code: '86',
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      email: '',
      hospital: '江城大学附属第一医院',
      department: '心血管内科',
      title: '主治医师',
      company: '',
      product_group: '',
      good_at: '',
      introduce: '',
      alert_userinfo_frame: 0,
      verification_state: verificationStates.none,
      invited_num: 0,
    })
  })

  it('counts invitations, each person once and never oneself', async () => {
    const { client, user } = await buildMember(app)
    const guests = await Promise.all([buildMember(app), buildMember(app)])
    const { db } = app.services
    const many = guests.flatMap((guest) => Array.from({ length: 5 }, () => guest.user.id))
    const counted = await Promise.all(many.map((id) => recordInvitation(db, user.id, id)))
    expect(counted.filter(Boolean)).toHaveLength(2)
    expect(await recordInvitation(db, user.id, user.id)).toBe(false)
    expect(await recordInvitation(db, 999_999_999, user.id)).toBe(false)
    const { user: forbidden } = await buildMember(app, { status: 'forbidden' })
    expect(await recordInvitation(db, forbidden.id, user.id)).toBe(false)
    expect((await client.call(profileCalls.profile, {})).invited_num).toBe(2)
  })

  it('is for members', async () => {
    expect((await app.client().ask(profileCalls.profile, {})).status).toBe(failures.loginExpired.status)
  })
})

describe('single fields', () => {
  it('are saved, and the others stay', async () => {
    const { client } = await buildMember(app)
    const before = await client.call(profileCalls.profile, {})
    const good_at = '冠心病\n心力衰竭'
    expect(await client.call(profileCalls.saveFields, { good_at })).toEqual({ ...before, good_at })
    const changed = {
      truename: '周宁',
      hospital: '北京医院',
      department: '骨科',
      title: '主任医师',
      email: 'z@example.org',
      introduce: '简介',
      company: '公司',
      product_group: '产品组',
    }
    expect(await client.call(profileCalls.saveFields, changed)).toMatchObject({ ...changed, good_at })
  })

  it('can be emptied, all but the name', async () => {
    const { client } = await buildMember(app)
    await client.call(profileCalls.saveFields, { email: 'z@example.org', introduce: '简介' })
    expect(
      await client.call(profileCalls.saveFields, { email: '', introduce: '', hospital: '' }),
    ).toMatchObject({ email: '', introduce: '', hospital: '', alert_userinfo_frame: 1 })
    expect((await client.ask(profileCalls.saveFields, { truename: '' })).message).toBe('请检查您的姓名')
  })

  it('take as much as they may hold, a line end counting once', async () => {
    const { client } = await buildMember(app)
    const good_at = '字'.repeat(500)
    const introduce = `${'字'.repeat(998)}\n尾`
    expect(await client.call(profileCalls.saveFields, { good_at, introduce })).toMatchObject({
      good_at,
      introduce,
    })
    const sent = { introduce: introduce.replace('\n', '\r\n') }
    expect((await postForm(app, profileCalls.saveFields.path, sent, client.token)).status).toBe(200)
  })

  it.each([
    ['good_at', '字'.repeat(501)],
    ['introduce', '字'.repeat(1001)],
    ['introduce', '字\0'],
    ['company', '字'.repeat(51)],
    ['photo', 'x'.repeat(201)],
  ])('are refused when %s is wrong (%#)', async (field, value) => {
    const { client } = await buildMember(app)
    const answer = await postForm(app, profileCalls.saveFields.path, { [field]: value }, client.token)
    expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
  })

  it.each([
    [{ truename: '一二三四五六七八九十一' }, profileFailures.nameTooLong],
    [{ truename: '周宁<' }, profileFailures.nameWrong],
    [{ email: 'a@b' }, profileFailures.emailWrong],
  ])('are refused in words for %o', async (given, failure) => {
    const { client } = await buildMember(app)
    expect(await client.ask(profileCalls.saveFields, given)).toMatchObject({
      status: failure.status,
      message: failure.zh,
    })
    client.language = 'en'
    expect((await client.ask(profileCalls.saveFields, given)).message).toBe(failure.en)
  })

  it('are refused when there are none, or only such that nobody may set', async () => {
    const { client, user } = await buildMember(app)
    expect((await client.ask(profileCalls.saveFields, {})).status).toBe(failures.parametersMissing.status)
    const trap = {
      operator_roles: 'administrator',
      user_type: '3',
      status: 'forbidden',
      id: '1',
      truename: '周宁',
    }
    expect((await postForm(app, profileCalls.saveFields.path, trap, client.token)).status).toBe(200)
    expect(await selectUser(app.services.db, user.id)).toMatchObject({
      operator_roles: [],
      user_type: 1,
      status: 'active',
      truename: '周宁',
    })
  })

  it('are for members', async () => {
    const answer = await app.client().ask(profileCalls.saveFields, { good_at: 'x' })
    expect(answer.status).toBe(failures.loginExpired.status)
  })
})

describe('the verified name', () => {
  it.each([
    [{ truename: '周宁' }, verificationStates.none],
    [{ truename: '林晓' }, verificationStates.passed],
    [{ hospital: '北京医院' }, verificationStates.passed],
  ])('stands or falls with %o', async (given, verification_state) => {
    const { client, user } = await buildMember(app)
    await buildVerification(app, user, { state: verificationStates.passed })
    expect(await client.call(profileCalls.saveFields, given)).toMatchObject({ verification_state })
  })

  it('may change while the papers are under review', async () => {
    const { client, user } = await buildMember(app)
    await buildVerification(app, user)
    const saved = await client.call(profileCalls.saveFields, { truename: '周宁' })
    expect(saved.verification_state).toBe(verificationStates.underReview)
  })
})

describe('the photo', () => {
  it('is set by its upload', async () => {
    const { client } = await buildMember(app)
    const url = await uploadPicture(app, client, profileCalls.uploadPhoto)
    expect((await client.call(profileCalls.profile, {})).photo).toBe(url)
    const seen = await fetch(`${app.url}${url}?w=100`)
    expect(seen.headers.get('content-type')).toBe('image/jpeg')
  })

  it('is a picture', async () => {
    const { client } = await buildMember(app)
    const answer = await askUpload(app, client, profileCalls.uploadPhoto, pdf())
    expect(answer).toMatchObject({
      status: uploadFailures.pictureExpected.status,
      message: uploadFailures.pictureExpected.zh,
    })
    expect((await client.call(profileCalls.profile, {})).photo).toBe('')
  })

  it('is uploaded by members', async () => {
    const answer = await askUpload(app, app.client(), profileCalls.uploadPhoto, await drawPicture())
    expect(answer.status).toBe(failures.loginExpired.status)
  })

  it('may be an own picture, one of the platform, the present one, or none', async () => {
    const { client } = await buildMember(app, { photo: 'https://wx.example.org/132' })
    const own = await uploadPicture(app, client, uploadCalls.upload)
    for (const photo of ['https://wx.example.org/132', own, await platformPicture(), ''])
      expect(await client.call(profileCalls.saveFields, { photo })).toMatchObject({ photo })
  })

  it('is never of somebody else, private, no picture or from elsewhere', async () => {
    const { client } = await buildMember(app)
    const { client: stranger } = await buildMember(app)
    const own = await uploadPicture(app, client, uploadCalls.upload)
    for (const photo of [
      await uploadPicture(app, stranger, uploadCalls.upload),
      await uploadPicture(app, client, uploadCalls.upload, { private: '1' }),
      await uploadPicture(app, client, verificationCalls.uploadPhoto),
      await platformPicture({ mime: 'application/pdf' }),
      await platformPicture({ private: true }),
      fileUrl(newUploadKey('png', new Date())),
      `https://evil.example${own}`,
      `${own}?w=100`,
      'javascript:alert(1)',
    ])
      expect((await client.ask(profileCalls.saveFields, { photo })).status, photo).toBe(
        profileFailures.photoNotOwn.status,
      )
    expect((await client.call(profileCalls.profile, {})).photo).toBe('')
  })
})
