import { afterEach, expect, it } from 'vitest'
import { nativeAppCalls } from '#contract/people/native-app.ts'
import { failures } from '#contract/wire/failure.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { serviceSettingsKey } from './service-settings.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['administrator'] })

afterEach(() => upsertSetting(app.services.db, serviceSettingsKey, {}))

it('changes the hotline and what shared links say, from what is standard', async () => {
  const settings = consoleOf(client, 'service-settings')
  expect((await settings.rows()).rows).toEqual([{ id: 1, name: '服务与分享设置' }])
  const { values } = await settings.record(1)
  expect(values).toMatchObject({ hotline: '', share_title_zh: '杏林', app_scheme: 'xinglin' })
  const changed = { ...values, hotline: '400-000-5678', share_title_en: 'Apricot Grove' }
  expect((await settings.change(1, changed)).status).toBe(200)
  const visitor = app.client()
  visitor.language = 'en'
  expect(await visitor.call(nativeAppCalls.serviceConfig, {})).toMatchObject({
    hotline: '400-000-5678',
    share_title: 'Apricot Grove',
    share_logo: '/icon-512.png',
  })
})

it('notes the version of an app, one for each', async () => {
  const versions = consoleOf(client, 'app-versions')
  const version = { version_type: 31, version: '4.0.0', if_review_time: '1', notes: '更快' }
  const { id } = await versions.create(version)
  expect(id).toBe(31)
  expect((await versions.askSave(version)).status).not.toBe(200)
  expect((await versions.change(id, { ...version, if_review_time: '0' })).status).toBe(200)
  expect(await app.client().call(nativeAppCalls.appVersion, { version_type: 31 })).toMatchObject({
    version: '4.0.0',
    if_review_time: '0',
  })
})

it.each(['service-settings', 'app-versions', 'login-settings'])(
  'shows %s to administrators',
  async (name) => {
    const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
    expect((await consoleOf(editor, name).askRows()).status).toBe(failures.noPermission.status)
  },
)
