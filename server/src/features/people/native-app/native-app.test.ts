import { afterEach, describe, expect, it } from 'vitest'
import { nativeAppCalls } from '#contract/people/native-app.ts'
import { failures } from '#contract/wire/failure.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { commonFields, startServer, testApp } from '#server/testing/test-app.ts'
import { appVersions } from './native-app.tables.ts'
import { serviceSettingsKey } from './service-settings.ts'

const app = await testApp()

/** The envelope of a call whose fields no client of ours would send. */
async function post(path: string, fields: Record<string, string>, token = '') {
  const body = new URLSearchParams({ ...commonFields({ guestId: '' }), ...fields })
  const answer = await fetch(app.url + path, { method: 'POST', headers: { token }, body })
  return (await answer.json()) as { status: number }
}

describe('the service configuration', () => {
  afterEach(() => upsertSetting(app.services.db, serviceSettingsKey, {}))

  it('promises no hotline and no app that nobody has set up', async () => {
    expect(await app.client().call(nativeAppCalls.serviceConfig, {})).toEqual({
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
    expect(await client.call(nativeAppCalls.serviceConfig, {})).toMatchObject({
      share_title: 'Xinglin',
      hotline_hours: 'Working days 9:00–18:00',
    })
  })

  it('says what the operators have set, and the standard for the rest', async () => {
    await upsertSetting(app.services.db, serviceSettingsKey, {
      hotline: '400-000-1234',
      downloadIos: 'https://apps.example.org/cn/app/xinglin/id1',
    })
    expect(await app.client().call(nativeAppCalls.serviceConfig, {})).toMatchObject({
      hotline: '400-000-1234',
      app_download_ios: 'https://apps.example.org/cn/app/xinglin/id1',
      app_scheme: 'xinglin',
    })
  })

  it('takes the addresses of the app from the environment', async () => {
    const server = await startServer(app.databaseUrl, {
      // Beside the same key, which the database is sealed under.
      DATA_DIR: app.services.env.DATA_DIR,
      APP_DOWNLOAD_IOS: 'https://ios.example.org',
      APP_DOWNLOAD_ANDROID: 'https://android.example.org',
    })
    try {
      expect(await server.client().call(nativeAppCalls.serviceConfig, {})).toMatchObject({
        app_download_ios: 'https://ios.example.org',
        app_download_android: 'https://android.example.org',
      })
    } finally {
      await server.close()
    }
  })
})

describe('the app version', () => {
  it('is standard while none is noted', async () => {
    expect(await app.client().call(nativeAppCalls.appVersion, { version_type: 1 })).toEqual({
      if_review_time: '1',
      version_type: 1,
      version: '',
      notes: '',
    })
  })

  it('is told by type', async () => {
    await app.services.db
      .insert(appVersions)
      .values({ version_type: 7, version: '3.2.1', if_review_time: '0', notes: '更快' })
    expect(await app.client().call(nativeAppCalls.appVersion, { version_type: 7 })).toEqual({
      if_review_time: '0',
      version_type: 7,
      version: '3.2.1',
      notes: '更快',
    })
  })

  it.each(['', 'x', '-1', '99999', '1.5'])('refuses the type "%s"', async (version_type) => {
    expect((await post(nativeAppCalls.appVersion.path, { version_type })).status).toBe(
      failures.parameterError.status,
    )
  })

  it('wants a type', async () => {
    expect((await post(nativeAppCalls.appVersion.path, {})).status).toBe(failures.parametersMissing.status)
  })
})
