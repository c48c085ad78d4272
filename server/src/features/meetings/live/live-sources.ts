import type { LiveSource } from '#kernel/ports/live.ts'
import type { CallContext } from '#kernel/services.ts'
import { demoRelay } from './demo-relay.ts'
import { flvAddress, hlsAddress } from './live-address.ts'
import type { StreamRow } from './live.queries.ts'
import { hlsPlaylists } from './media/ffmpeg.ts'

export const viewerOf = ({ member }: CallContext, meetingId: number) => ({
  meetingId,
  viewerId: member?.userId ?? 0,
})

/** The video engine makes the segments: without it there is nothing to rewind, nor for browsers that play only HLS. */
export const hasSegments = ({ providers: { live } }: CallContext, { relay }: StreamRow) =>
  relay !== demoRelay && !live.sources && live.engine !== undefined

/** Where a stream that arrives is played, by those who may see it. */
export function sourcesOf(context: CallContext, stream: StreamRow): LiveSource[] {
  const { providers, vault } = context
  const { meeting_id: meetingId, relay, key_sealed } = stream
  // The film of the demo world is sent from here, even if an external server receives the real streams.
  if (providers.live.sources && relay !== demoRelay)
    return providers.live.sources({ meetingId, key: vault.openText(key_sealed) })
  const own: LiveSource = {
    kind: 'flv',
    clarity: 'high',
    address: flvAddress(vault, viewerOf(context, meetingId)),
  }
  if (!hasSegments(context, stream)) return [own]
  // They are there some seconds after the stream.
  const clarities = stream.segments_at ? (['high', 'standard', 'sound'] as const) : []
  const hls = clarities.map((clarity) => ({
    kind: 'hls' as const,
    clarity,
    address: hlsAddress(vault, viewerOf(context, meetingId), hlsPlaylists[clarity]),
  }))
  // An endless stream passes no edge: where there is one, viewers load segments.
  return providers.edge ? hls : [own, ...hls]
}
