type Carrier = {
  kind: string
  direction: string
  sender: { track: unknown; replaceTrack(track: unknown): Promise<void>; getParameters(): unknown }
  receiver: { track: object }
}

/** Two channels of one number; the test says which belong together. */
class FakeChannel extends EventTarget {
  readyState = 'open'
  other: FakeChannel | undefined
  send(data: string) {
    this.other?.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

/** As much of a browser's connection as the negotiation depends on: its states, and that wrong steps are refused. */
export class FakeConnection extends EventTarget {
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: { type: string; sdp: string } | null = null
  isClosed = false
  candidates: unknown[] = []
  readonly channel = new FakeChannel()
  readonly notes = new FakeChannel()
  createDataChannel = (label: string) => (label === 'pointer' ? this.channel : this.notes)
  #carriers: Carrier[] = []
  #restarts = 0

  #addCarrier(kind: string, direction: string) {
    const sender = {
      track: null as unknown,
      replaceTrack: async (track: unknown) => void (sender.track = track),
      getParameters: () => ({ encodings: [] }),
    }
    this.#carriers.push({ kind, direction, sender, receiver: { track: {} } })
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.#addCarrier(kind, direction)
    if (this.#carriers.length === 1) this.#needNegotiation()
  }
  getTransceivers = () => this.#carriers
  getReceivers = () => []
  getStats = async () => new Map()
  #needNegotiation() {
    queueMicrotask(() => this.dispatchEvent(new Event('negotiationneeded')))
  }
  async setLocalDescription() {
    if (this.isClosed) throw new Error('closed')
    const isAnswer = this.signalingState === 'have-remote-offer'
    const type = isAnswer ? 'answer' : 'offer'
    this.localDescription = { type, sdp: `${this.#carriers.length} ${this.#restarts}` }
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
    if (isAnswer) this.connect('connected')
  }
  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }) {
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('no offer to answer')
    if (type === 'offer')
      while (this.#carriers.length < Number(sdp.split(' ')[0])) this.#addCarrier('', 'recvonly')
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
    if (type === 'answer') this.connect('connected')
  }
  async addIceCandidate(candidate: unknown) {
    this.candidates.push(candidate)
  }
  restartIce() {
    this.#restarts++
    this.#needNegotiation()
  }
  connect(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
  close() {
    this.isClosed = true
    this.connectionState = 'closed'
  }
}
