// The library has no types. Only its protocol is used: its own server ends the process when a port is in use, has global state per process,
// and crashes when a client sends a malformed address.

declare module 'node-media-server/src/protocol/rtmp.js' {
  export type Packet = {
    /** 0 audio header, 1 audio, 2 video header, 3 key frame, 4 other frame, 5 metadata. */
    flags: number
    codec_type: number
    dts: number
    size: number
    data: Buffer
  }

  export default class Rtmp {
    streamId: number
    inPackets: Map<number, unknown>
    parserPacket: { header: { length: number } }
    onConnectCallback: (request: { app: string; name: string }) => void
    onPushCallback: () => void
    onPlayCallback: () => void
    onPacketCallback: (packet: Packet) => void
    onOutputCallback: (bytes: Buffer) => void
    /** The error, if any. */
    parserData(bytes: Buffer): string | null
    packetAlloc(): void
    respondPublish(): void
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void
  }
}

declare module 'node-media-server/src/protocol/flv.js' {
  import type { Packet } from 'node-media-server/src/protocol/rtmp.js'

  const Flv: {
    createHeader(hasAudio: boolean, hasVideo: boolean): Buffer
    createMessage(packet: Packet): Buffer
  }
  export default Flv
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log: (message: string, level?: string) => void }
  export default logger
}
