import type { Services } from '#kernel/services.ts'
import { demoRelay } from '#server/features/meetings/live/demo-relay.ts'
import { flvAddress } from '#server/features/meetings/live/live-address.ts'
import type { ShownStream } from './live-captions.queries.ts'

/** Where a stream is read as FLV: at this server, which knows who holds it, or at the outside one; empty if that has none. */
export function streamAddress({ providers, vault }: Services, origin: string, stream: ShownStream): string {
  const { meeting_id: meetingId, relay, key_sealed } = stream
  if (!providers.live.sources || relay === demoRelay)
    return origin + flvAddress(vault, { meetingId, viewerId: 0 })
  const sources = providers.live.sources({ meetingId, key: vault.openText(key_sealed) })
  return sources.find(({ kind }) => kind === 'flv')?.address ?? ''
}
