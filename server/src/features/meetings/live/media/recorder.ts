import { createWriteStream } from 'node:fs'
import type { Channel } from './channel.ts'
import { flvHeader, retimed } from './flv-tag.ts'
import type { Tag } from './flv-tag.ts'

export type Recorder = {
  /** Continues with a stream, where the last one stopped. */
  attach(channel: Channel): void
  detach(): void
  /** Resolves once everything is on disk. */
  close(): Promise<void>
}

/** The time between the last picture before a pause and the first after it. */
const seamMs = 40

/** Writes a broadcast into one FLV file, across all pauses and broken connections. */
export function openRecorder(path: string): Recorder {
  const file = createWriteStream(path)
  let failure: Error | undefined
  file.on('error', (error) => void (failure = error))
  let hasBegun = false
  let written = 0
  let leave: (() => void) | undefined

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
        }
        const ms = isHead(tag) ? written : Math.max(0, tag.ms - shift!)
        file.write(retimed(tag, ms))
      },
      end: () => void (leave = undefined),
    })
  }

  return {
    attach,
    detach() {
      leave?.()
      leave = undefined
    },
    close() {
      leave?.()
      return new Promise((resolve, reject) => file.end(() => (failure ? reject(failure) : resolve())))
    },
  }
}

const isHead = (tag: Tag) => tag.kind === 'meta' || tag.kind === 'audioHeader' || tag.kind === 'videoHeader'
