import { expect, it } from 'vitest'
import { liveCalls } from '#contract/meetings/live.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'
import { demoRelay } from './demo-relay.ts'
import { liveStreams } from './live.tables.ts'
import { newStreamKey } from './stream-key.ts'

it('is what the viewers of a demo broadcast get, by the address that the policy issues', async () => {
  const { services, client, url } = await testApp()
  const meeting = await buildMeeting(services.db, { from: -1, to: 1, has_stream: true })
  await services.db.insert(liveStreams).values({
    meeting_id: meeting.id,
    ...newStreamKey(services.vault).row,
    is_streaming: true,
    stream_no: 1,
    relay: demoRelay,
  })
  const { sources } = await client().call(liveCalls.url, { meeting_id: meeting.id })
  expect(sources.map(({ kind }) => kind)).toEqual(['flv'])
  const answer = await fetch(url + sources[0]!.address)
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  expect(Buffer.from(value).subarray(0, 3).toString()).toBe('FLV')
  await reader.cancel()
  expect((await fetch(`${url}/live/${meeting.id}.flv`)).status).toBe(403)
})
