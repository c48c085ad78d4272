import { createHash, timingSafeEqual } from 'node:crypto'
import type { Env } from '#kernel/env.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import type { LivePort } from '#kernel/ports/live.ts'

/** How long a signed play address can be opened, and how long a lecturer may start to push. */
const lifeSeconds = { play: 300, push: 24 * 3600 }
/** A server that asks for every segment is asked with the query of the playlist, long after it was opened. */
const playedSeconds = 3 * 3600

/** The name of a meeting's stream on an external server; a play address never contains the key itself. */
export const streamNameOf = (meetingId: number) => `meeting-${meetingId}`

/**
 * A separate media server or CDN. Addresses are signed if a key is set, in the scheme of Tencent Cloud and compatible services: `txSecret`
 * is the MD5 of key, stream and time, `txTime` that time in hexadecimal seconds.
 */
export function outsideLive(env: Env, pushUrl: string, engine: VideoEngine | undefined): LivePort {
  const sign = (stream: string, seconds: number, now = Date.now()) => {
    if (!env.LIVE_SIGN_KEY) return ''
    const time = Math.floor(now / 1000 + seconds)
      .toString(16)
      .toUpperCase()
    const secret = createHash('md5').update(`${env.LIVE_SIGN_KEY}${stream}${time}`).digest('hex')
    return `txSecret=${secret}&txTime=${time}`
  }
  const playAt = (kind: 'flv' | 'hls', template: string | undefined, stream: string) => {
    if (!template) return []
    const address = template.replaceAll('{stream}', stream)
    const query = sign(stream, lifeSeconds.play)
    return [
      {
        kind,
        clarity: 'high' as const,
        address: (query && address + (address.includes('?') ? '&' : '?') + query) || address,
      },
    ]
  }
  return {
    kind: 'outside',
    pushAddress: pushUrl,
    innerAddress: pushUrl,
    // The hook finds the meeting by our key, the server verifies its own signature.
    pushKey: ({ meetingId, key }) =>
      [`${streamNameOf(meetingId)}?key=${key}`, sign(streamNameOf(meetingId), lifeSeconds.push)]
        .filter(Boolean)
        .join('&'),
    mayPlay(meetingId, query) {
      if (!env.LIVE_SIGN_KEY) return true
      const [secret = '', time = ''] = [query.get('txSecret'), query.get('txTime')].map((one) => one ?? '')
      const right = createHash('md5')
        .update(`${env.LIVE_SIGN_KEY}${streamNameOf(meetingId)}${time}`)
        .digest()
      const given = Buffer.from(secret, 'hex')
      const isOpen = Number.parseInt(time, 16) + playedSeconds > Date.now() / 1000
      return given.length === right.length && timingSafeEqual(given, right) && isOpen
    },
    sources: ({ meetingId }) => [
      ...playAt('flv', env.LIVE_PLAY_FLV, streamNameOf(meetingId)),
      ...playAt('hls', env.LIVE_PLAY_HLS, streamNameOf(meetingId)),
    ],
    engine,
  }
}
