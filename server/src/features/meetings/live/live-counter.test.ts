import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { liveCalls } from '#contract/meetings/live.ts'
import { liveFetches } from '#server/features/meetings/study/study.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { buildOnAir, letPass, noteSent, report } from '#server/testing/watch-for.ts'
import { demoRelay } from './demo-relay.ts'
import { flvAddress, readLiveAddress } from './live-address.ts'
import { createLiveCounter } from './live-counter.ts'
import { ensureStream, updateStreaming } from './live.queries.ts'

const app = await testApp()
const { db, vault } = app.services

async function scene() {
  const meeting = await buildMeeting(db, { from: -0.5, to: 0.5, is_credit: true, has_stream: true })
  const { client, user } = await buildMember(app)
  const fetched = async () => {
    const [row] = await db.select().from(liveFetches).where(eq(liveFetches.user_id, user.id))
    return row && { ms: row.fetched_ms, bytes: row.bytes }
  }
  const viewer = { meetingId: meeting.id, viewerId: user.id }
  return { meeting, client, user, viewer, fetched }
}

describe('an address', () => {
  it('names the member for whom it is signed, and nobody can name another', () => {
    const query = new URL(flvAddress(vault, { meetingId: 7, viewerId: 3 }), 'http://here').searchParams
    expect(readLiveAddress(vault, 7, query)).toEqual({ meetingId: 7, viewerId: 3 })
    expect(readLiveAddress(vault, 8, query)).toBeUndefined()
    query.set('viewer', '4')
    expect(readLiveAddress(vault, 7, query)).toBeUndefined()
    query.delete('viewer')
    expect(readLiveAddress(vault, 7, query)).toBeUndefined()
  })
})

describe('the counter', () => {
  it('adds up what was sent, a segment once, and writes it together', async () => {
    const counter = createLiveCounter(app.services)
    const [one, two] = [await scene(), await scene()]
    counter.addSegment(one.viewer, 'index1.ts', { ms: 2000, bytes: 100 })
    counter.addSegment(one.viewer, 'index1.ts', { ms: 2000, bytes: 100 })
    counter.addSegment(one.viewer, 'index2.ts', { ms: 2000, bytes: 100 })
    let sent = { ms: 0, bytes: 0 }
    const leave = counter.follow(two.viewer, () => sent)
    sent = { ms: 3000, bytes: 50 }
    await counter.flush()
    expect(await one.fetched()).toEqual({ ms: 4000, bytes: 200 })
    expect(await two.fetched()).toEqual({ ms: 3000, bytes: 50 })
    sent = { ms: 5000, bytes: 80 }
    leave()
    await counter.close()
    expect(await two.fetched()).toEqual({ ms: 5000, bytes: 80 })
  })

  it('keeps no more than a late report may claim, and forgets visitors and deleted accounts', async () => {
    const counter = createLiveCounter(app.services)
    const { viewer, fetched, meeting } = await scene()
    counter.addSegment(viewer, 'rewind1.ts', { ms: 3_600_000, bytes: 10 })
    counter.addSegment({ ...viewer, viewerId: 999_999_999 }, 'index1.ts', { ms: 2000, bytes: 10 })
    counter.addSegment({ meetingId: meeting.id, viewerId: 0 }, 'index1.ts', { ms: 2000, bytes: 10 })
    await counter.close()
    expect((await fetched())!.ms).toBe(150_000)
    const rows = await db.select().from(liveFetches).where(eq(liveFetches.meeting_id, meeting.id))
    expect(rows).toHaveLength(1)
  })
})

const watch = (client: TestClient, meetingId: number) =>
  client.call(liveCalls.watch, { meeting_id: meetingId, pf: '', uid: '', scheid: 0 })

describe('live credit', () => {
  it('needs a picture or the sound: somebody to whom nothing was sent earns nothing', async () => {
    const { meeting, client, user } = await scene()
    await buildOnAir(db, meeting.id, [-1800])
    const session = await watch(client, meeting.id)
    const say = async (seq: number) => {
      await letPass(db, user.id, 60)
      return (await report(client, session, seq, [[0, 60_000, 100, 1]])).data.counted_ms
    }
    expect(await say(1)).toBe(0)
    await noteSent(db, user.id, meeting.id, 30)
    // What was sent, and the little that may not be noted yet.
    expect(await say(2)).toBe(44_000)
    expect(await say(3)).toBe(0)
    await noteSent(db, user.id, meeting.id, 100)
    expect(await say(4)).toBe(60_000)
  })

  it('counts what the stream of the demo world sends', async () => {
    const { meeting, client, fetched } = await scene()
    await ensureStream(db, meeting.id, {
      key_sealed: vault.seal('x'),
      key_digest: Buffer.from(String(meeting.id)),
    })
    await updateStreaming(db, meeting.id, { isStreaming: true, relay: demoRelay })
    const { sources } = await client.call(liveCalls.url, { meeting_id: meeting.id })
    const stop = new AbortController()
    const answer = await fetch(app.url + sources[0]!.address, { signal: stop.signal })
    expect(answer.status).toBe(200)
    const reader = answer.body!.getReader()
    let bytes = 0
    while (bytes < 200_000) bytes += (await reader.read()).value?.length ?? 0
    stop.abort()
    await expect.poll(fetched).toMatchObject({ bytes: expect.toSatisfy((sent: number) => sent > 100_000) })
    expect((await fetched())!.ms).toBeGreaterThan(0)
  })
})
