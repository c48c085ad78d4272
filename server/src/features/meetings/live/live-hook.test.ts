import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const secret = 'a-secret-of-the-hook'
let app: TestApp

beforeAll(async () => {
  const { databaseUrl, services } = await testApp()
  app = await startServer(databaseUrl, {
    DATA_DIR: services.env.DATA_DIR,
    LIVE_PUSH_URL: 'rtmp://push.example/live',
    LIVE_PLAY_HLS: 'https://play.example/live/{stream}.m3u8',
    LIVE_SIGN_KEY: 'sign-key',
    LIVE_HOOK_SECRET: secret,
  })
})
afterAll(() => app.close())

const callHook = (body: object, hookSecret = secret) =>
  fetch(`${app.url}/live/hook/${hookSecret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('follows an external server: where to push, streams coming and going, what to play', async () => {
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const meeting = await buildMeeting(app.services.db, { from: -1, to: 1 })
  const of = { meeting_id: meeting.id }
  const studio = await operator.call(studioCalls.open, of)
  expect(studio.push_address).toBe('rtmp://push.example/live')
  const [stream, param] = studio.stream_key.split('?') as [string, string]
  expect(stream).toBe(`meeting-${meeting.id}`)
  expect(param).toMatch(/^key=[\w-]{24}&txSecret=[0-9a-f]{32}&txTime=[0-9A-F]+$/)

  const coming = { action: 'on_publish', app: 'live', stream, param: `?${param}` }
  expect((await callHook(coming, 'not-the-secret-at-all')).status).toBe(404)
  expect((await callHook({ ...coming, param: '?key=wrong' })).status).toBe(403)
  expect(await (await callHook(coming)).json()).toEqual({ code: 0 })
  expect((await app.client().call(liveCalls.state, of)).live_state).toBe('live')
  const { sources } = await app.client().call(liveCalls.url, of)
  expect(sources).toHaveLength(1)
  expect(sources[0]!.address).toMatch(/^https:\/\/play\.example\/live\/meeting-\d+\.m3u8\?txSecret=/)

  await callHook({ ...coming, action: 'on_unpublish' })
  expect((await app.client().call(liveCalls.state, of)).live_state).toBe('in_progress')
})
