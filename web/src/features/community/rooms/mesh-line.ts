import type { Signal } from '#contract/community/rooms.ts'
import { cameraLevel } from './camera-level.ts'
import type {
  LineSample,
  MediaLine,
  MediaListener,
  NoteListener,
  PointerListener,
  SentTracks,
} from './media-line.ts'
import { createPeer } from './peer.ts'
import type { Peer, PeerWorld } from './peer.ts'
import { sampleConnections } from './sample-connections.ts'

type MeshWorld = Pick<PeerWorld, 'RTCPeerConnection' | 'iceServers' | 'newSession'> & {
  me: number
  send: (to: number, signal: Signal) => void
  onMedia: MediaListener
  onPointer: PointerListener
  onNote: NoteListener
  onHears: () => void
}

const nothing: SentTracks = { microphone: null, camera: null, screen: null }

/**
 * A connection to every other page. A page that comes in, or comes back, calls those who are there; they wait for it,
 * because only the newcomer knows when it can hear.
 */
export function createMeshLine(world: MeshWorld): MediaLine {
  const peers = new Map<number, Peer>()
  let present: readonly number[] = []
  let tracks = nothing
  let wantsPictures = true
  let hasMet = false
  let isClosed = false

  const isPoliteTo = (personId: number) => world.me > personId

  function connect(personId: number, calledBy?: string): Peer {
    peers.get(personId)?.close()
    const peer = createPeer(
      {
        RTCPeerConnection: world.RTCPeerConnection,
        iceServers: world.iceServers,
        newSession: world.newSession,
        send: (signal) => world.send(personId, signal),
        onMedia: (media) => world.onMedia(personId, media),
        onPointer: (spot) => world.onPointer(personId, spot),
        onNote: (message) => world.onNote(personId, message),
        onHears: world.onHears,
        onFailed: () => {
          if (!isClosed && peers.get(personId) === peer) connect(personId)
        },
      },
      { isPolite: isPoliteTo(personId), calledBy },
    )
    peers.set(personId, peer)
    if (!wantsPictures) peer.receivePictures(false)
    peer.send(tracks, cameraLevel(present.length))
    return peer
  }

  function disconnect(personId: number) {
    peers.get(personId)?.close()
    peers.delete(personId)
    world.onMedia(personId, undefined)
  }

  function receive(from: number, signal: Signal) {
    const peer = peers.get(from)
    if (signal.to_session !== undefined) {
      if (signal.to_session === peer?.session) peer.receive(signal)
      return
    }
    if (signal.description?.type !== 'offer') return peer?.receive(signal)
    // Two calls have crossed. That of the impolite side counts; it may have come too early to be heard.
    if (peer?.isCalling && !isPoliteTo(from)) return peer.repeatCall()
    if (peer?.remoteSession === signal.session) return
    connect(from, signal.session).receive(signal)
  }

  return {
    send(next) {
      tracks = next
      for (const peer of peers.values()) peer.send(tracks, cameraLevel(present.length))
    },
    meet(personIds) {
      present = personIds
      for (const personId of peers.keys()) if (!personIds.includes(personId)) disconnect(personId)
      if (!hasMet) for (const personId of personIds) connect(personId)
      hasMet = true
      for (const peer of peers.values()) peer.send(tracks, cameraLevel(present.length))
    },
    receive: (from, signals) => signals.forEach((signal) => receive(from, signal)),
    recover() {
      for (const personId of present) if (!peers.get(personId)?.isConnected) connect(personId)
    },
    receivePictures(isWanted) {
      wantsPictures = isWanted
      for (const peer of peers.values()) peer.receivePictures(isWanted)
    },
    point(spot) {
      for (const peer of peers.values()) peer.point(spot)
    },
    note(message) {
      for (const peer of peers.values()) peer.note(message)
    },
    levels: () => new Map([...peers].map(([personId, peer]) => [personId, levelOf(peer)])),
    sample: (): Promise<LineSample> =>
      sampleConnections([...peers.values()].map(({ connection }) => connection)),
    close() {
      isClosed = true
      for (const personId of peers.keys()) disconnect(personId)
    },
  }
}

function levelOf({ connection }: Peer): number {
  const [sound] = connection.getReceivers()
  return sound?.getSynchronizationSources()[0]?.audioLevel ?? 0
}
