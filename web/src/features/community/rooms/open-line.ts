import type { MediaAccess } from '#contract/community/rooms.ts'
import { createMeshLine } from './mesh-line.ts'
import type { MediaLine, MediaListener, NoteListener, PointerListener } from './media-line.ts'
import { roomMutations } from './mutations.ts'
import { createSignalQueue } from './signal-queue.ts'

type LineWorld = {
  roomId: number
  seat: string
  me: number
  access: MediaAccess
  onMedia: MediaListener
  onPointer: PointerListener
  onNote: NoteListener
  onHears: () => void
  onLost: () => void
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The one place that chooses what carries a room: LiveKit's client is loaded only where the server names one. */
export async function openLine({ roomId, seat, me, access, ...listeners }: LineWorld): Promise<MediaLine> {
  if (access.adapter === 'livekit') {
    const { openLiveKitLine } = await import('./livekit-line.ts')
    return openLiveKitLine({ access, ...listeners })
  }
  const send = createSignalQueue({
    send: (to, signals) => roomMutations.signal({ room_id: roomId, seat, to, signals }),
    pause,
  })
  return createMeshLine({
    me,
    RTCPeerConnection,
    iceServers: access.ice_servers,
    newSession: () => crypto.randomUUID(),
    send,
    ...listeners,
  })
}
