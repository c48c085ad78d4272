import type { Socket } from 'node:net'
import Rtmp from 'node-media-server/src/protocol/rtmp.js'
import { rtmpApp } from '#kernel/ports/live.ts'
import type { Tag } from './flv-tag.ts'
import { tagOf } from './flv-tag.ts'

/** What happens to an accepted stream. */
export type Publishing = { onTag(tag: Tag): void; onEnd(): void }

/** Undefined for an invalid key. `cut` ends the stream at any time. */
export type Admit = (key: string, cut: () => void) => Promise<Publishing | undefined>

const greetingMs = 10_000
/** A connection that is silent for this long counts as broken, even if it was not closed. */
const silenceMs = 15_000
/** A message announces its length, and memory is allocated for it: strangers get little, publishers enough for a key frame. */
const largest = { stranger: 16 * 1024, publisher: 16 * 1024 * 1024 - 1 }
const mostChunkStreams = 32

/** Handles one connection of the RTMP port, from the handshake until it breaks. */
export function receivePublisher(socket: Socket, admit: Admit): void {
  const rtmp = new Rtmp()
  let publishing: Publishing | undefined
  let isAsked = false
  /** Tags that arrive while the key is looked up. */
  let held: Tag[] = []
  const cut = () => void socket.destroy()
  const late = setTimeout(() => {
    if (!publishing) cut()
  }, greetingMs)
  socket.setTimeout(silenceMs, cut)

  rtmp.onOutputCallback = (bytes) => void (socket.writable && socket.write(bytes))
  let named = { app: '', name: '' }
  rtmp.onConnectCallback = (request) => void (named = request)
  // Viewers come through the web port, which enforces the meeting's policy.
  rtmp.onPlayCallback = cut
  // The library accepts before it asks; its response is delayed until the key is verified.
  const sayYes = rtmp.respondPublish.bind(rtmp)
  rtmp.respondPublish = () => undefined
  rtmp.onPushCallback = () => {
    if (isAsked) cut()
    else {
      isAsked = true
      socket.pause()
      void decide().catch(cut)
    }
  }
  rtmp.onPacketCallback = (packet) => {
    const tag = tagOf(packet)
    if (!tag) return
    if (publishing) publishing.onTag(tag)
    else if (isAsked) held.push(tag)
    else cut()
  }
  const allocate = rtmp.packetAlloc.bind(rtmp)
  rtmp.packetAlloc = () => {
    const limit = publishing ? largest.publisher : largest.stranger
    if (rtmp.parserPacket.header.length > limit || rtmp.inPackets.size > mostChunkStreams)
      throw new Error('too large')
    allocate()
  }

  async function decide() {
    const found = named.app === rtmpApp ? await admit(named.name, cut) : undefined
    if (!found) {
      rtmp.sendStatusMessage(
        rtmp.streamId,
        'error',
        'NetStream.Publish.BadName',
        'This key opens no meeting.',
      )
      socket.end()
      // Disconnects a client that does not do so itself.
      setTimeout(cut, 1000).unref()
      return
    }
    if (socket.destroyed) return found.onEnd()
    publishing = found
    clearTimeout(late)
    sayYes()
    for (const tag of held) found.onTag(tag)
    held = []
    socket.resume()
  }

  socket.on('data', (bytes) => {
    // Whatever a stranger sends, the worst outcome is that the connection is closed.
    try {
      if (rtmp.parserData(bytes) !== null) cut()
    } catch {
      cut()
    }
  })
  socket.on('error', cut)
  socket.on('close', () => {
    clearTimeout(late)
    publishing?.onEnd()
    publishing = undefined
  })
}
