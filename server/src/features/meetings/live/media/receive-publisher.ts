import type { Socket } from 'node:net'
import { rtmpApp } from '#kernel/ports/live.ts'
import type { Tag } from './flv-tag.ts'
import { tagOf } from './flv-tag.ts'
import { openRtmp } from './rtmp-library.ts'

/** What happens to an accepted stream. */
export type Publishing = { onTag(tag: Tag): void; onEnd(): void }

/** Undefined for an invalid key. `cut` ends the stream at any time. */
export type Admit = (key: string, cut: () => void) => Promise<Publishing | undefined>

const greetingMs = 10_000
/** A connection that is silent for this long counts as broken, even if it was not closed. */
const silenceMs = 15_000
/** Of a message, in bytes: strangers get little, publishers enough for a key frame. */
const largest = { stranger: 16 * 1024, publisher: 16 * 1024 * 1024 - 1 }
const mostChunkStreams = 32

/** Handles one connection of the RTMP port, from the handshake until it breaks. */
export function receivePublisher(socket: Socket, admit: Admit): void {
  let publishing: Publishing | undefined
  let isAsked = false
  /** Tags that arrive while the key is looked up. */
  let held: Tag[] = []
  const cut = () => void socket.destroy()
  const late = setTimeout(() => {
    if (!publishing) cut()
  }, greetingMs)
  socket.setTimeout(silenceMs, cut)

  let named = { app: '', name: '' }
  const rtmp = openRtmp({
    onOutput: (bytes) => void (socket.writable && socket.write(bytes)),
    onConnect: (request) => void (named = request),
    // Viewers come through the web port, which enforces the meeting's policy.
    onPlay: cut,
    onPublish() {
      if (isAsked) cut()
      else {
        isAsked = true
        socket.pause()
        void decide().catch(cut)
      }
    },
    onPacket(packet) {
      const tag = tagOf(packet)
      if (!tag) return
      if (publishing) publishing.onTag(tag)
      else if (isAsked) held.push(tag)
      else cut()
    },
    isTooLarge: ({ length, chunkStreams }) =>
      length > (publishing ? largest.publisher : largest.stranger) || chunkStreams > mostChunkStreams,
  })

  async function decide() {
    const found = named.app === rtmpApp ? await admit(named.name, cut) : undefined
    if (!found) {
      rtmp.refusePublish('This key opens no meeting.')
      socket.end()
      // Disconnects a client that does not do so itself.
      setTimeout(cut, 1000).unref()
      return
    }
    if (socket.destroyed) return found.onEnd()
    publishing = found
    clearTimeout(late)
    rtmp.acceptPublish()
    for (const tag of held) found.onTag(tag)
    held = []
    socket.resume()
  }

  socket.on('data', (bytes) => {
    // Whatever a stranger sends, the worst outcome is that the connection is closed.
    try {
      if (!rtmp.read(bytes)) cut()
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
