import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { uploadCalls } from '#contract/people/uploads.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { verificationCalls, verificationFailures } from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { pdf } from '#server/testing/file-fixtures.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { postForm } from '#server/testing/post-form.ts'
import { sealLikeAClient } from '#server/testing/seal.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { askUpload, drawPicture, uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()

const certificates = async (client: TestClient, count = 2) => {
  const urls: string[] = []
  while (urls.length < count) urls.push(await uploadPicture(app, client, verificationCalls.uploadPhoto))
  return urls
}

const filled = {
  real_name: '林晓',
  id_number: '11010519491231002X',
  qualification_number: '201411110110105194912310021',
  title: '主治医师',
}

type Row = { id: number; id_number_sealed: Buffer | null; qualification_sealed: Buffer; state: number }

const rowsOf = async (userId: number) => {
  const { rows } = await app.services.db.execute(
    `select * from verifications where user_id = ${userId} order by id`,
  )
  return rows as Row[]
}

describe('a verification', () => {
  it('is under review once submitted, its numbers masked', async () => {
    const { client } = await buildMember(app)
    expect(await client.call(verificationCalls.own, {})).toEqual({
      state: verificationStates.none,
      reason: '',
      real_name: '',
      id_number: '',
      qualification_number: '',
      title: '',
      photos: [],
      submitted_at: '',
      reviewed_at: '',
    })
    const photos = await certificates(client)
    const answer = await client.call(verificationCalls.submit, { ...filled, photos })
    expect(answer).toEqual({
      state: verificationStates.underReview,
      reason: '',
      real_name: '林晓',
      id_number: `1${'*'.repeat(16)}X`,
      qualification_number: `2${'*'.repeat(25)}1`,
      title: '主治医师',
      photos,
      submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      reviewed_at: '',
    })
    expect(await client.call(verificationCalls.own, {})).toEqual(answer)
    expect((await client.call(profileCalls.profile, {})).verification_state).toBe(
      verificationStates.underReview,
    )
  })

  it('lies encrypted, the number beside nothing that gives it away', async () => {
    const { client, user } = await buildMember(app)
    await client.call(verificationCalls.submit, { ...filled, photos: await certificates(client) })
    const [row] = await rowsOf(user.id)
    expect(JSON.stringify(row)).not.toMatch(/19491231/)
    expect(row!.id_number_sealed!.includes('19491231')).toBe(false)
    expect(row!.qualification_sealed.includes('19491231')).toBe(false)
    expect(app.services.vault.openText(row!.id_number_sealed!)).toBe(filled.id_number)
    expect(app.services.vault.openText(row!.qualification_sealed)).toBe(filled.qualification_number)
  })

  it('may leave the ID number out, and takes its letter small', async () => {
    const { client, user } = await buildMember(app)
    const photos = await certificates(client, 4)
    const answer = await client.call(verificationCalls.submit, { ...filled, id_number: '', photos })
    expect(answer).toMatchObject({ id_number: '', photos })
    expect((await rowsOf(user.id))[0]!.id_number_sealed).toBeNull()
    const { client: other, user: otherUser } = await buildMember(app)
    const small = { ...filled, id_number: filled.id_number.toLowerCase(), photos: await certificates(other) }
    await other.call(verificationCalls.submit, small)
    const [row] = await rowsOf(otherUser.id)
    expect(app.services.vault.openText(row!.id_number_sealed!)).toBe(filled.id_number)
  })

  it('is submitted once, however often it arrives at the same time', async () => {
    const { client, user } = await buildMember(app)
    const photos = await certificates(client)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.ask(verificationCalls.submit, { ...filled, photos })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.filter((answer) => answer.status === verificationFailures.underReview.status)
    expect(refused).toHaveLength(9)
    expect(await rowsOf(user.id)).toHaveLength(1)
  })

  it('is never a doctor’s of somebody who has just become another', async () => {
    for (let round = 0; round < 5; round++) {
      const { client } = await buildMember(app)
      const photos = await certificates(client)
      await Promise.all([
        client.ask(verificationCalls.submit, { ...filled, photos }),
        client.call(profileCalls.setUserType, { user_type: 2 }),
      ])
      expect((await client.call(verificationCalls.own, {})).state).toBe(verificationStates.none)
    }
  })

  it.each([
    [verificationStates.underReview, verificationFailures.underReview],
    [verificationStates.passed, verificationFailures.alreadyPassed],
  ])('in state %i is not submitted again', async (state, failure) => {
    const { client, user } = await buildMember(app)
    await buildVerification(app, user, { state })
    const answer = await client.ask(verificationCalls.submit, {
      ...filled,
      photos: await certificates(client),
    })
    expect(answer).toMatchObject({ status: failure.status, message: failure.zh })
  })

  it('that has failed is submitted again', async () => {
    const { client, user } = await buildMember(app)
    await buildVerification(app, user, { state: verificationStates.failed, reason: '照片模糊' })
    expect(await client.call(verificationCalls.own, {})).toMatchObject({
      state: verificationStates.failed,
      reason: '照片模糊',
    })
    const photos = await certificates(client)
    await client.call(verificationCalls.submit, { ...filled, photos })
    expect(await client.call(verificationCalls.own, {})).toMatchObject({
      state: verificationStates.underReview,
      reason: '',
      photos,
    })
  })
})

describe('it is refused', () => {
  it.each([
    [{ real_name: '' }, profileFailures.nameWrong],
    [{ real_name: '林晓1' }, profileFailures.nameWrong],
    [{ real_name: '一二三四五六七八九十一' }, profileFailures.nameTooLong],
    [{ id_number: '110105194912310021' }, verificationFailures.idNumberWrong],
    [{ id_number: '11010519491331002X' }, verificationFailures.idNumberWrong],
    [{ qualification_number: '' }, verificationFailures.qualificationMissing],
    [{ qualification_number: '12-34' }, verificationFailures.qualificationWrong],
    [{ photos: ['/files/one.jpg'] }, verificationFailures.photoCount],
    [{ photos: ['/files/one.jpg', '/files/one.jpg'] }, verificationFailures.photoCount],
    [{ photos: ['a', 'b', 'c', 'd', 'e'] }, verificationFailures.photoCount],
    [{ photos: [] }, verificationFailures.photoCount],
  ])('in words for %o', async (given, failure) => {
    const { client, user } = await buildMember(app)
    const photos = await certificates(client)
    const asked = { ...filled, photos, ...given }
    expect(await client.ask(verificationCalls.submit, asked)).toMatchObject({
      status: failure.status,
      message: failure.zh,
    })
    client.language = 'en'
    expect((await client.ask(verificationCalls.submit, asked)).message).toBe(failure.en)
    expect(await rowsOf(user.id)).toHaveLength(0)
  })

  it.each([
    ['title', ''],
    ['title', '师'.repeat(31)],
    ['title', '师\0'],
    ['photos', JSON.stringify(Array.from({ length: 21 }, String))],
    ['photos', '{"0":"a","1":"b"}'],
    ['id_number', '1'.repeat(41)],
  ])('when %s is wrong (%#)', async (field, value) => {
    const { client } = await buildMember(app)
    const form = { ...filled, photos: '["a","b"]', [field]: value }
    const encrypt_data = sealLikeAClient(form, app.services.sealedBodies.publicKey)
    const answer = await postForm(app, verificationCalls.submit.path, { encrypt_data }, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  })

  it.each([0, 2, 3] as const)('to identity %i', async (user_type) => {
    const { client } = await buildMember(app, { user_type })
    const photos = await certificates(client)
    expect(await client.ask(verificationCalls.submit, { ...filled, photos })).toMatchObject({
      status: verificationFailures.doctorsOnly.status,
      message: '仅医生身份可以认证',
    })
  })

  it('with photos of others, such as do not lie encrypted, or from elsewhere', async () => {
    const { client, user } = await buildMember(app)
    const { client: stranger } = await buildMember(app)
    const [own] = (await certificates(client, 1)) as [string]
    for (const photo of [
      (await certificates(stranger, 1))[0]!,
      await uploadPicture(app, client, uploadCalls.upload, { private: '1' }),
      await uploadPicture(app, client, uploadCalls.upload),
      '/files/u/2026/01/none.jpg',
      `https://evil.example${own}`,
      `xxxxxxx${own.slice(7)}`,
    ])
      expect(
        (await client.ask(verificationCalls.submit, { ...filled, photos: [own, photo] })).status,
        photo,
      ).toBe(verificationFailures.photoNotOwn.status)
    expect(await rowsOf(user.id)).toHaveLength(0)
  })

  it('to visitors', async () => {
    const visitor = app.client()
    const asked = { ...filled, photos: ['a', 'b'] }
    expect((await visitor.ask(verificationCalls.submit, asked)).status).toBe(failures.loginExpired.status)
    expect((await visitor.ask(verificationCalls.own, {})).status).toBe(failures.loginExpired.status)
    expect((await askUpload(app, visitor, verificationCalls.uploadPhoto, await drawPicture())).status).toBe(
      failures.loginExpired.status,
    )
  })

  it('when the body is not sealed', async () => {
    const { client } = await buildMember(app)
    const open = { ...verificationCalls.submit, sealed: false }
    const answer = await client.ask(open, { ...filled, photos: ['a', 'b'] })
    expect(answer.message).toBe('缺少参数: encrypt_data')
  })
})

const stored = (url: string) =>
  readFile(path.join(app.services.env.DATA_DIR, 'files', url.slice('/files/'.length)))

const looksAt = async (url: string) => {
  const { rows } = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'file ${url.slice('/files/'.length)}' order by id`,
  )
  return rows
}

const see = (url: string, client?: TestClient, init: RequestInit = {}) =>
  fetch(app.url + url, { ...init, headers: client ? { cookie: client.cookie } : {} })

describe('a photo of a certificate', () => {
  it('lies encrypted and is opened for its owner, every look being logged', async () => {
    const { client, user } = await buildMember(app)
    const [url] = (await certificates(client, 1)) as [string]
    const bytes = await stored(url)
    expect(bytes.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(bytes.includes('JFIF')).toBe(false)
    const seen = await see(url, client)
    const picture = Buffer.from(await seen.arrayBuffer())
    expect(seen.status).toBe(200)
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(app.services.vault.open(bytes)).toEqual(picture)
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'cache-control': 'private, no-store',
      'accept-ranges': 'none',
      'x-content-type-options': 'nosniff',
    })
    expect(seen.headers.get('etag')).toBeNull()
    expect(await looksAt(url)).toEqual([{ user_id: user.id, reader_id: user.id }])
  })

  it('is made smaller without leaving a readable version behind', async () => {
    const { client } = await buildMember(app)
    const [url] = (await certificates(client, 1)) as [string]
    const put = app.services.providers.storage.put
    const written: string[] = []
    app.services.providers.storage.put = (key, ...rest) => {
      written.push(key)
      return put(key, ...rest)
    }
    try {
      const small = await fetch(`${app.url}${url}?w=100`, {
        headers: { cookie: client.cookie, accept: 'image/webp,*/*' },
      })
      expect(small.headers.get('content-type')).toBe('image/webp')
      expect((await small.arrayBuffer()).byteLength).toBeGreaterThan(0)
    } finally {
      app.services.providers.storage.put = put
    }
    expect(written).toEqual([])
    expect(await looksAt(url)).toHaveLength(1)
  })

  it('is shown to operators, who are logged, and to nobody else', async () => {
    const { client, user } = await buildMember(app)
    const operator = await buildMember(app, { operator_roles: ['administrator'] })
    const { client: stranger } = await buildMember(app)
    const [url] = (await certificates(client, 1)) as [string]
    expect((await see(url)).status).toBe(404)
    expect((await see(url, stranger)).status).toBe(404)
    expect((await see(`${url}?w=100`, stranger)).status).toBe(404)
    expect(await looksAt(url)).toEqual([])
    expect((await see(url, operator.client, { method: 'HEAD' })).status).toBe(200)
    expect(await looksAt(url)).toEqual([])
    expect((await see(url, operator.client)).status).toBe(200)
    expect(await looksAt(url)).toEqual([{ user_id: user.id, reader_id: operator.user.id }])
  })

  it('is a picture', async () => {
    const { client } = await buildMember(app)
    const answer = await askUpload(app, client, verificationCalls.uploadPhoto, pdf())
    expect(answer.status).toBe(uploadFailures.pictureExpected.status)
  })

  it('that cannot be opened is nobody’s, and no look at it is logged', async () => {
    const { client } = await buildMember(app)
    const [url] = (await certificates(client, 1)) as [string]
    const key = url.slice('/files/'.length)
    await app.services.providers.storage.put(key, Buffer.from('x'.repeat(100)), 'image/jpeg')
    expect((await see(url, client)).status).toBe(500)
    await app.services.providers.storage.remove(key)
    expect((await see(url, client)).status).toBe(404)
    expect(await looksAt(url)).toEqual([])
  })
})
