import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'
import type { TimelineMark } from '#server/features/meetings/meetings/recording-timeline.ts'
import type { Channel } from './channel.ts'
import { retimed } from './flv-tag.ts'
import type { Tag } from './flv-tag.ts'
import { flvHeader } from './rtmp-library.ts'
import { markLine, openMarks } from './tape-marks.ts'

export type Recorder = {
  /** Continues with a stream, where the last one stopped. */
  attach(channel: Channel): void
  detach(): void
  /** Resolves once everything is on disk. */
  close(): Promise<void>
}

/** The time between the last picture before a pause and the first after it. */
const seamMs = 40
/** Pictures arrive this unevenly without a mark. */
const jitterMs = 400

/**
 * Writes a broadcast into one FLV file, across all pauses and broken connections. Beside it, a file of marks says when which part was
 * written, see `tape-marks.ts`.
 */
export function openRecorder(path: string, now: () => number = Date.now): Recorder {
  const file = createWriteStream(path)
  const marks = openMarks(path)
  let failure: Error | undefined
  for (const stream of [file, marks]) stream.on('error', (error) => void (failure = error))
  let hasBegun = false
  let written = 0
  let leave: (() => void) | undefined
  let marked: TimelineMark | undefined
  let latest: TimelineMark | undefined

  function mark(one: TimelineMark) {
    marked = one
    marks.write(markLine(one))
  }

  /** A mark wherever the recording does not pass as evenly as the clock, and one at the last picture before that. */
  function note(one: TimelineMark) {
    const expected = marked && marked[1] + one[0] - marked[0]
    if (expected === undefined || Math.abs(one[1] - expected) > jitterMs) {
      if (latest && latest !== marked) mark(latest)
      mark(one)
    }
    latest = one
  }

  function attach(channel: Channel) {
    leave?.()
    /** What to subtract from a tag's time, known at the first one with video or audio. */
    let shift: number | undefined
    leave = channel.add({
      begin(has) {
        if (!hasBegun) file.write(flvHeader(has))
        hasBegun = true
      },
      write(tag) {
        if (!isHead(tag)) {
          shift ??= tag.ms - (written > 0 ? written + seamMs : 0)
          written = Math.max(written, tag.ms - shift)
          note([now(), written])
        }
        const ms = isHead(tag) ? written : Math.max(0, tag.ms - shift!)
        file.write(retimed(tag, ms))
      },
      end: () => void (leave = undefined),
    })
  }

  const end = (stream: WriteStream) => new Promise((resolve) => stream.end(resolve))

  return {
    attach,
    detach() {
      leave?.()
      leave = undefined
    },
    async close() {
      leave?.()
      if (latest && latest !== marked) mark(latest)
      await Promise.all([end(file), end(marks)])
      if (failure) throw failure
    },
  }
}

const isHead = (tag: Tag) => tag.kind === 'meta' || tag.kind === 'audioHeader' || tag.kind === 'videoHeader'
