import type { VideoEngine } from '../video-engine.ts'

/** The first part of the path of every push address. */
export const rtmpApp = 'live'

/** Where streams are pushed to and played from: this server's processes, or an external server. */
export type LivePort = {
  /** Whether this server receives streams, another one does, or none. */
  kind: 'embedded' | 'outside' | 'off'
  /** Where a lecturer pushes a stream, without its key; empty if none is accepted. */
  pushAddress: string
  /** The same on this machine, used to forward the cameras of browsers. */
  innerAddress: string
  /** What a lecturer enters as the key, so that the stream is accepted. */
  pushKey(stream: LiveStreamName): string
  /** What a viewer plays from an external server; each address is short-lived. Our own streams have none here. */
  sources?(stream: LiveStreamName): LiveSource[]
  /** Whether an external server may show a stream to whoever brings this query; our own streams have addresses of their own. */
  mayPlay?(meetingId: number, query: URLSearchParams): boolean
  /** What cuts, packs and encodes, if the machine has it. */
  engine: VideoEngine | undefined
}

export type LiveStreamName = { meetingId: number; key: string }
export type LiveSource = { kind: 'flv' | 'hls'; clarity: 'high' | 'standard' | 'sound'; address: string }
