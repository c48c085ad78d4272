type Handler = (...given: never[]) => void

/** The rooms that were opened, the latest last. */
export const openedRooms: Room[] = []

export class FakePublication {
  readonly kind: string
  readonly track: { mediaStreamTrack: object } | undefined
  isSubscribed = true
  constructor(kind: string, track?: object) {
    this.kind = kind
    this.track = track && { mediaStreamTrack: track }
  }
  setSubscribed(isSubscribed: boolean) {
    this.isSubscribed = isSubscribed
  }
}

export class FakeParticipant {
  readonly identity: string
  readonly audioLevel = 0.4
  readonly tracks: Map<string, FakePublication>
  constructor(identity: string, tracks: [string, FakePublication][]) {
    this.identity = identity
    this.tracks = new Map(tracks)
  }
  get videoTrackPublications() {
    return new Map([...this.tracks].filter(([, { kind }]) => kind === 'video'))
  }
  getTrackPublication = (source: string) => this.tracks.get(source)
}

/** As much of LiveKit's client as the adapter depends on. */
export class Room {
  readonly handlers = new Map<string, Handler>()
  readonly remoteParticipants = new Map<string, FakeParticipant>()
  readonly sent: string[] = []
  connectedTo: unknown[] = []
  isConnected = false
  readonly localParticipant = {
    connectionQuality: 'good',
    publishTrack: async (track: { id: string }, { source }: { source: string }) => {
      this.sent.push(`publish ${source} ${track.id}`)
      return { track }
    },
    publishData: async (bytes: Uint8Array, { topic }: { topic: string }) =>
      void this.sent.push(`data ${topic} ${new TextDecoder().decode(bytes)}`),
    unpublishTrack: async (track: { id: string }) => void this.sent.push(`unpublish ${track.id}`),
  }
  constructor() {
    openedRooms.push(this)
  }
  on(event: string, handler: Handler) {
    this.handlers.set(event, handler)
    return this
  }
  emit(event: string, ...given: unknown[]) {
    this.handlers.get(event)?.(...(given as never[]))
  }
  async connect(...given: unknown[]) {
    this.connectedTo = given
    this.isConnected = true
  }
  async disconnect() {
    this.isConnected = false
    this.emit('disconnected')
  }
  /** Somebody comes with these tracks, as the server reports it. */
  meet(participant: FakeParticipant) {
    this.remoteParticipants.set(participant.identity, participant)
    for (const publication of participant.tracks.values()) {
      this.emit('trackPublished', publication, participant)
      if (publication.isSubscribed) this.emit('trackSubscribed', publication.track, publication, participant)
    }
  }
}

export const RoomEvent = {
  TrackPublished: 'trackPublished',
  TrackSubscribed: 'trackSubscribed',
  TrackUnsubscribed: 'trackUnsubscribed',
  ParticipantConnected: 'participantConnected',
  ParticipantDisconnected: 'participantDisconnected',
  DataReceived: 'dataReceived',
  Disconnected: 'disconnected',
}

export const Track = {
  Kind: { Video: 'video', Audio: 'audio' },
  Source: { Microphone: 'microphone', Camera: 'camera', ScreenShare: 'screen_share' },
}

export const ConnectionQuality = { Poor: 'poor' }
