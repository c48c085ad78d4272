import { afterEach, describe, expect, it } from 'vitest'
import { commonCalls } from '#contract/common.ts'
import { failures } from '#contract/failure.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, startServer, testApp } from '#server/testing/test-app.ts'
import { insertAnswerRecord } from './common.queries.ts'
import { appVersions } from './common.tables.ts'
import { serviceSettingsKey } from './get-service-config.ts'

const app = await testApp()

/** The envelope of a call whose fields no client of ours would send. */
async function post(path: string, fields: Record<string, string>, token = '') {
  const body = new URLSearchParams({ ...commonFields({ guestId: '' }), ...fields })
  const answer = await fetch(app.url + path, { method: 'POST', headers: { token }, body })
  return (await answer.json()) as { status: number }
}

describe('the service configuration', () => {
  afterEach(() => upsertSetting(app.house.db, serviceSettingsKey, {}))

  it('promises no hotline and no app that nobody has set up', async () => {
    expect(await app.client().call(commonCalls.serviceConfig, {})).toEqual({
      hotline: '',
      hotline_hours: '工作日 9:00–18:00',
      share_title: '杏林',
      share_desc: expect.stringContaining('学术会议'),
      share_logo: '/icon-512.png',
      app_download_ios: '',
      app_download_android: '',
      app_scheme: 'xinglin',
    })
  })

  it('speaks the language of the caller', async () => {
    const client = app.client()
    client.language = 'en'
    expect(await client.call(commonCalls.serviceConfig, {})).toMatchObject({
      share_title: 'Xinglin',
      hotline_hours: 'Working days 9:00–18:00',
    })
  })

  it('says what the operators have set, and the standard for the rest', async () => {
    await upsertSetting(app.house.db, serviceSettingsKey, {
      hotline: '400-000-1234',
      downloadIos: 'https://apps.example.org/cn/app/xinglin/id1',
    })
    expect(await app.client().call(commonCalls.serviceConfig, {})).toMatchObject({
      hotline: '400-000-1234',
      app_download_ios: 'https://apps.example.org/cn/app/xinglin/id1',
      app_scheme: 'xinglin',
    })
  })

  it('takes the addresses of the app from the environment', async () => {
    const server = await startServer(app.databaseUrl, {
      // Beside the same key, which the database is sealed under.
      DATA_DIR: app.house.env.DATA_DIR,
      APP_DOWNLOAD_IOS: 'https://ios.example.org',
      APP_DOWNLOAD_ANDROID: 'https://android.example.org',
    })
    expect(await server.client().call(commonCalls.serviceConfig, {})).toMatchObject({
      app_download_ios: 'https://ios.example.org',
      app_download_android: 'https://android.example.org',
    })
  })
})

describe('the app version', () => {
  it('is standard while none is noted', async () => {
    expect(await app.client().call(commonCalls.appVersion, { version_type: 1 })).toEqual({
      if_review_time: '1',
      version_type: 1,
      version: '',
      notes: '',
    })
  })

  it('is told by type', async () => {
    await app.house.db
      .insert(appVersions)
      .values({ version_type: 7, version: '3.2.1', if_review_time: '0', notes: '更快' })
    expect(await app.client().call(commonCalls.appVersion, { version_type: 7 })).toEqual({
      if_review_time: '0',
      version_type: 7,
      version: '3.2.1',
      notes: '更快',
    })
  })

  it.each(['', 'x', '-1', '99999', '1.5'])('refuses the type "%s"', async (version_type) => {
    expect((await post(commonCalls.appVersion.path, { version_type })).status).toBe(
      failures.parameterError.status,
    )
  })

  it('wants a type', async () => {
    expect((await post(commonCalls.appVersion.path, {})).status).toBe(failures.parametersMissing.status)
  })
})

describe('the answer status', () => {
  const exam = { item_type: 'exam', item_id: 12 } as const

  it('changes with the first answer, of that user to that item alone', async () => {
    const { client, user } = await buildMember(app)
    expect(await client.call(commonCalls.answerStatus, exam)).toEqual({ answered: 0, answered_at: '' })
    expect(await insertAnswerRecord(app.house.db, { ...exam, user_id: user.id })).toBe(true)
    expect(await client.call(commonCalls.answerStatus, exam)).toEqual({
      answered: 1,
      answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    })
    const { client: other } = await buildMember(app)
    for (const [asker, item] of [
      [client, { ...exam, item_id: 13 }],
      [client, { ...exam, item_type: 'questionnaire' as const }],
      [other, exam],
    ] as const)
      expect((await asker.call(commonCalls.answerStatus, item)).answered).toBe(0)
  })

  it('counts one of several answers at once', async () => {
    const { user } = await buildMember(app)
    const counted = await Promise.all(
      Array.from({ length: 10 }, () => insertAnswerRecord(app.house.db, { ...exam, user_id: user.id })),
    )
    expect(counted.filter(Boolean)).toHaveLength(1)
  })

  it('is for members', async () => {
    expect((await app.client().ask(commonCalls.answerStatus, exam)).status).toBe(failures.loginExpired.status)
  })

  it.each([
    { item_type: 'meeting', item_id: '1' },
    { item_type: 'exam', item_id: 'x' },
    { item_type: 'exam', item_id: '' },
  ])('refuses %o', async (fields) => {
    const { client } = await buildMember(app)
    const answer = await post(commonCalls.answerStatus.path, fields, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  })
})
