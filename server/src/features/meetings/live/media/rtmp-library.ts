import logger from 'node-media-server/src/core/logger.js'
import Flv from 'node-media-server/src/protocol/flv.js'
import Rtmp from 'node-media-server/src/protocol/rtmp.js'
import type { Packet } from 'node-media-server/src/protocol/rtmp.js'

// What the library keeps to itself and is needed here. No other file touches it; its test names the version.

// It prints to the console.
logger.log = () => undefined

export type RtmpPacket = Packet

export const flvHeader = (has: { audio: boolean; video: boolean }) => Flv.createHeader(has.audio, has.video)

export const flvMessage = (packet: RtmpPacket) => Flv.createMessage(packet)

type Listener = {
  onOutput(bytes: Buffer): void
  onConnect(request: { app: string; name: string }): void
  onPlay(): void
  onPublish(): void
  onPacket(packet: RtmpPacket): void
  /** A message announces its length, and memory is allocated for it. Chunk streams are those that the other side has opened. */
  isTooLarge(announced: { length: number; chunkStreams: number }): boolean
}

export type RtmpConnection = {
  /** False for bytes that are no RTMP, which may also throw. */
  read(bytes: Buffer): boolean
  acceptPublish(): void
  refusePublish(reason: string): void
}

/** One side of an RTMP connection. What is published waits until it is accepted. */
export function openRtmp(listener: Listener): RtmpConnection {
  const rtmp = new Rtmp()
  rtmp.onOutputCallback = listener.onOutput
  rtmp.onConnectCallback = listener.onConnect
  rtmp.onPlayCallback = listener.onPlay
  rtmp.onPushCallback = listener.onPublish
  rtmp.onPacketCallback = listener.onPacket
  // The library accepts before it asks; its response is delayed until the key is verified.
  const sayYes = rtmp.respondPublish.bind(rtmp)
  rtmp.respondPublish = () => undefined
  const allocate = rtmp.packetAlloc.bind(rtmp)
  rtmp.packetAlloc = () => {
    const { length } = rtmp.parserPacket.header
    if (listener.isTooLarge({ length, chunkStreams: rtmp.inPackets.size })) throw new Error('too large')
    allocate()
  }
  return {
    read: (bytes) => rtmp.parserData(bytes) === null,
    acceptPublish: sayYes,
    refusePublish: (reason) =>
      rtmp.sendStatusMessage(rtmp.streamId, 'error', 'NetStream.Publish.BadName', reason),
  }
}
