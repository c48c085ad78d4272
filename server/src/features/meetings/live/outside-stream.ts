import { setTimeout as pause } from 'node:timers/promises'
import { askOutside } from '#kernel/ask-outside.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { selectPublished, selectStream, setPublisher, updateStreaming } from './live.queries.ts'
import { publishState } from './publish-state.ts'

/** A server cuts the first segments within seconds. */
const announceWithinMs = 60_000
const lookEveryMs = 500
const looksBeforeEnd = 3
const askMs = 5_000

/** Tells viewers of a stream at an external server once its playlist is there, as long as the same one is sent. */
export async function announceStream(services: Services, meetingId: number): Promise<void> {
  const { db, log } = services
  try {
    const publisher = (await selectStream(db, meetingId))?.publisher
    for (const end = Date.now() + announceWithinMs; Date.now() < end;) {
      const stream = await selectStream(db, meetingId)
      if (!publisher || stream?.publisher !== publisher || stream.is_streaming) return
      if ((await lookForPlaylist(services, meetingId)) === 'there')
        return await beginStream(services, meetingId)
      await pause(lookEveryMs, undefined, { ref: false })
    }
  } catch (error) {
    log.warn({ err: error, meetingId }, 'a stream could not be announced')
  }
}

async function beginStream(services: Services, meetingId: number): Promise<void> {
  await updateStreaming(services.db, meetingId, { isStreaming: true, relay: '' })
  await publishState(services, meetingId)
}

export async function endStream(services: Services, meetingId: number): Promise<void> {
  await setPublisher(services.db, meetingId, '')
  await updateStreaming(services.db, meetingId, { isStreaming: false, relay: '' })
  await publishState(services, meetingId)
}

/**
 * What was told while nobody listened, or by a server that has died, is found by a look at the playlists: a stream that has come is
 * announced, one that is gone ends.
 */
export const followOutsideStreams = defineJob<object>({
  name: 'follow-outside-streams',
  schedule: '* * * * *',
  retryWaits: [],
  oneAtATime: true,
  async run(services) {
    if (!services.providers.live.sources) return
    for (const { meetingId, isStreaming } of await selectPublished(services.db)) {
      if (isStreaming) {
        if (await isGone(services, meetingId)) await endStream(services, meetingId)
      } else if ((await lookForPlaylist(services, meetingId)) === 'there')
        await beginStream(services, meetingId)
    }
  },
})

async function isGone(services: Services, meetingId: number): Promise<boolean> {
  for (let looks = 0; looks < looksBeforeEnd; looks++) {
    if ((await lookForPlaylist(services, meetingId)) !== 'gone') return false
    await pause(lookEveryMs, undefined, { ref: false })
  }
  return true
}

/** A server that does not answer says nothing about its streams. */
async function lookForPlaylist(
  { providers, db, vault }: Services,
  meetingId: number,
): Promise<'there' | 'gone' | 'unknown'> {
  const stream = await selectStream(db, meetingId)
  const sources = stream
    ? providers.live.sources?.({ meetingId, key: vault.openText(stream.key_sealed) })
    : []
  const address = sources?.find(({ kind }) => kind === 'hls')?.address
  if (!address) return 'unknown'
  try {
    const answer = await askOutside(address, { signal: AbortSignal.timeout(askMs) })
    const list = await answer.text()
    if (answer.ok) return /#EXT(?:INF|-X-STREAM-INF):/.test(list) ? 'there' : 'gone'
    return answer.status === 404 ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}
