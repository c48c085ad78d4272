import { Transform } from 'node:stream'
import { defineAnnouncement } from '#kernel/events.ts'

/** Bytes of a file, from (inclusive) and to (exclusive), were sent to the member for whom its address was signed. */
export const fileSent = defineAnnouncement<{ viewerId: number; key: string; from: number; to: number }>(
  'fileSent',
)

/** Long answers are reported as they go on. */
const everyMs = 1000

/** Passes a body on, which begins at a byte of its file, and reports what has passed. */
export function countSent(
  body: NodeJS.ReadableStream,
  begin: number,
  report: (from: number, to: number) => void,
): Transform {
  let [reported, at, reportedAt] = [begin, begin, Date.now()]
  const say = () => {
    if (at > reported) report(reported, at)
    reported = at
    reportedAt = Date.now()
  }
  const counting = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      at += bytes.length
      if (Date.now() - reportedAt >= everyMs) say()
      done(null, bytes)
    },
    flush(done) {
      say()
      done()
    },
    destroy(error, done) {
      say()
      if ('destroy' in body && typeof body.destroy === 'function') body.destroy()
      done(error)
    },
  })
  body.on('error', (error) => counting.destroy(error))
  return body.pipe(counting)
}
