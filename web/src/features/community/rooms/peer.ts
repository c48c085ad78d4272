import type { Signal } from '#contract/community/rooms.ts'
import type { CameraLevel } from './camera-level.ts'
import type { PersonMedia, SentTracks, Spot } from './media-line.ts'
import { readPointer, writePointer } from './pointer-message.ts'
import { streamOf } from './stream-of.ts'

export type PeerWorld = {
  RTCPeerConnection: new (configuration: RTCConfiguration) => RTCPeerConnection
  iceServers: RTCIceServer[]
  newSession: () => string
  /** Sends a step to the other page; steps arrive in the order in which they were sent. */
  send: (signal: Signal) => void
  onMedia: (media: PersonMedia) => void
  onPointer: (spot: Spot | undefined) => void
  onNote: (message: string) => void
  /** From now on the other page hears what is noted. */
  onHears: () => void
  /** The connection cannot be mended: a new one is needed. */
  onFailed: () => void
}

export type Peer = {
  readonly session: string
  /** The connection of the other page, as far as it is known. */
  readonly remoteSession: string | undefined
  /** Has called and not been answered yet. */
  readonly isCalling: boolean
  readonly isConnected: boolean
  readonly connection: RTCPeerConnection
  receive(signal: Signal): void
  /** Sends the call once more: the other page may not have heard it. */
  repeatCall(): void
  send(tracks: SentTracks, level: CameraLevel): void
  receivePictures(isWanted: boolean): void
  point(spot: Spot | undefined): void
  note(message: string): void
  close(): void
}

/** Every connection carries these three, in this order, whether they are on or not: switching needs no negotiation. */
const kinds = ['audio', 'video', 'video'] as const

/** How long a connection may be interrupted before another way is looked for. */
const interruptedMs = 3_000
/** How long a call may go unanswered, or a connection take to be made. */
const patienceMs = 8_000

/**
 * The connection to one other page, by perfect negotiation: both may offer at any time, and where two offers cross, the
 * polite side takes its own back. One side calls and makes the three carriers; the other one answers with them.
 */
export function createPeer(
  world: PeerWorld,
  { isPolite, calledBy }: { isPolite: boolean; calledBy: string | undefined },
): Peer {
  const session = world.newSession()
  const connection = new world.RTCPeerConnection({ iceServers: world.iceServers })
  // Both sides make it under the same number. A place that comes too late is worth nothing.
  const pointer = connection.createDataChannel('pointer', {
    negotiated: true,
    id: 0,
    ordered: false,
    maxRetransmits: 0,
  })
  const notes = connection.createDataChannel('notes', { negotiated: true, id: 1 })
  const isCaller = calledBy === undefined
  let remoteSession = calledBy
  let isMakingOffer = false
  let isOfferIgnored = false
  let isClosed = false
  let isConnected = false
  let wanted: { tracks: SentTracks; level: CameraLevel } | undefined
  let wantsPictures = true
  let steps: Promise<void> = Promise.resolve()
  let patience: ReturnType<typeof setTimeout> | undefined

  const post = (step: Pick<Signal, 'description' | 'candidate'>) =>
    world.send({ session, ...(remoteSession !== undefined && { to_session: remoteSession }), ...step })

  /** One step after another; a step that fails leaves a connection that nobody can go on with. */
  const queue = (step: () => Promise<void>) => {
    steps = steps.then(() => run(step))
  }

  async function run(step: () => Promise<void>) {
    if (isClosed) return
    try {
      await step()
    } catch {
      fail()
    }
  }

  function fail() {
    if (isClosed) return
    close()
    world.onFailed()
  }

  const wait = (ms: number, then: () => void) => {
    clearTimeout(patience)
    patience = setTimeout(then, ms)
  }

  async function offer() {
    isMakingOffer = true
    try {
      await connection.setLocalDescription()
      post({ description: describe(connection.localDescription!) })
    } finally {
      isMakingOffer = false
    }
  }

  async function handleDescription({ session: from, description }: Signal) {
    const isCrossing =
      description!.type === 'offer' && (isMakingOffer || connection.signalingState !== 'stable')
    isOfferIgnored = !isPolite && isCrossing
    if (isOfferIgnored) return
    await connection.setRemoteDescription(description!)
    remoteSession = from
    if (description!.type === 'offer') {
      const carriers = connection.getTransceivers().slice(0, kinds.length)
      for (const [at, carrier] of carriers.entries()) carrier.direction = directionOf(at)
      await apply()
      await connection.setLocalDescription()
      post({ description: describe(connection.localDescription!) })
    }
    collect()
    await apply()
  }

  async function handleCandidate({ session: from, candidate }: Signal) {
    if (from !== remoteSession) return
    try {
      await connection.addIceCandidate(candidate)
    } catch (error) {
      // Candidates of an offer that was ignored belong to nothing.
      if (!isOfferIgnored) throw error
    }
  }

  function collect() {
    const [sound, camera, screen] = connection.getTransceivers().map(({ receiver }) => receiver.track)
    world.onMedia({ sound: streamOf(sound), camera: streamOf(camera), screen: streamOf(screen) })
  }

  const directionOf = (at: number): RTCRtpTransceiverDirection =>
    at > 0 && !wantsPictures ? 'sendonly' : 'sendrecv'

  async function apply() {
    const carriers = connection.getTransceivers()
    if (!wanted || carriers.length === 0) return
    const { tracks, level } = wanted
    const sent = [tracks.microphone, tracks.camera, tracks.screen]
    for (const [at, { sender }] of carriers.slice(0, kinds.length).entries()) {
      const track = sent[at] ?? null
      if (sender.track !== track) await sender.replaceTrack(track)
    }
    if (connection.signalingState === 'stable' && remoteSession !== undefined)
      await limit(carriers[1]!.sender, level)
  }

  pointer.addEventListener('message', ({ data }) => world.onPointer(readPointer(String(data))))
  notes.addEventListener('message', ({ data }) => world.onNote(String(data)))
  notes.addEventListener('open', world.onHears)
  connection.addEventListener('negotiationneeded', () => {
    // The answering side has nothing to offer before it has been called.
    if (isCaller || remoteSession !== undefined) queue(offer)
  })
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) post({ candidate: candidate.toJSON() })
  })
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection
    isConnected = connectionState === 'connected'
    if (isConnected) return clearTimeout(patience)
    if (connectionState === 'disconnected') return wait(interruptedMs, restart)
    if (connectionState === 'failed') restart()
  })

  function restart() {
    if (isClosed) return
    connection.restartIce()
    wait(patienceMs, fail)
  }

  function close() {
    isClosed = true
    clearTimeout(patience)
    connection.close()
  }

  if (isCaller) for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' })
  wait(patienceMs, fail)

  return {
    session,
    connection,
    get remoteSession() {
      return remoteSession
    },
    get isCalling() {
      return isCaller && remoteSession === undefined
    },
    get isConnected() {
      return isConnected
    },
    receive(signal) {
      if (signal.description) queue(() => handleDescription(signal))
      else if (signal.candidate) queue(() => handleCandidate(signal))
    },
    repeatCall: () =>
      queue(async () => {
        const { localDescription } = connection
        if (remoteSession === undefined && localDescription) post({ description: describe(localDescription) })
      }),
    send(tracks, level) {
      wanted = { tracks, level }
      queue(apply)
    },
    receivePictures(isWanted) {
      wantsPictures = isWanted
      for (const [at, carrier] of connection.getTransceivers().entries()) carrier.direction = directionOf(at)
    },
    point(spot) {
      if (pointer.readyState === 'open') pointer.send(writePointer(spot))
    },
    note(message) {
      if (notes.readyState === 'open') notes.send(message)
    },
    close,
  }
}

const describe = ({ type, sdp }: RTCSessionDescription) => ({ type, sdp })

async function limit(sender: RTCRtpSender, { scale, fps, kbps }: CameraLevel): Promise<void> {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (!encoding) return
  Object.assign(encoding, { scaleResolutionDownBy: scale, maxFramerate: fps, maxBitrate: kbps * 1000 })
  await sender.setParameters(parameters)
}
