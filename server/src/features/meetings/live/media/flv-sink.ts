import type { Writable } from 'node:stream'
import type { Sink } from './channel.ts'
import { flvHeader } from './rtmp-library.ts'

/** The most that is buffered for a slow reader; beyond that it is disconnected, and reconnects at the current picture. */
const mostUnread = 4 * 1024 * 1024

/** Writes a stream as an endless FLV file. */
export const flvSink = (target: Writable): Sink => ({
  begin: (has) => void target.write(flvHeader(has)),
  write(tag) {
    if (target.writableLength > mostUnread) target.destroy()
    else if (target.writable) target.write(tag.bytes)
  },
  end: () => void target.end(),
})
