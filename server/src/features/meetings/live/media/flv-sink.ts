import type { Writable } from 'node:stream'
import type { Sink } from './channel.ts'
import { flvHeader } from './rtmp-library.ts'

/** The most that is buffered for a slow reader; beyond that it is disconnected, and reconnects at the current picture. */
const mostUnread = 4 * 1024 * 1024
/** A longer jump of the time of a stream is a cut, not something that was shown. */
const longestStepMs = 5000

/** How much of a stream has left for its reader. */
export type SentSoFar = { ms: number; bytes: number }

export type FlvSink = Sink & { sent(): SentSoFar }

/** Writes a stream as an endless FLV file. */
export function flvSink(target: Writable): FlvSink {
  let [bytes, ms, lastMs] = [0, 0, 0]
  return {
    begin: (has) => void target.write(flvHeader(has)),
    write(tag) {
      if (target.writableLength > mostUnread) return void target.destroy()
      if (!target.writable) return undefined
      target.write(tag.bytes)
      bytes += tag.bytes.length
      const step = tag.ms - lastMs
      if (step > 0 && step <= longestStepMs) ms += step
      // Sound and picture lie a little out of order; a stream that begins again goes back far.
      if (step > 0 || step < -longestStepMs) lastMs = tag.ms
      return undefined
    },
    end: () => void target.end(),
    sent() {
      const left = Math.max(0, bytes - target.writableLength)
      return { ms: bytes > 0 ? Math.floor((ms * left) / bytes) : 0, bytes: left }
    },
  }
}
