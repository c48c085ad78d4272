import type { Tag } from './flv-tag.ts'

/** Whoever takes a stream: a viewer, the recorder, the HLS cutter. */
export type Sink = {
  /** Called once, before the first tag. */
  begin(has: { audio: boolean; video: boolean }): void
  write(tag: Tag): void
  end(): void
}

export type Channel = {
  send(tag: Tag): void
  /** Lets a sink in at the last key frame. Returns what takes it out again. */
  add(sink: Sink): () => void
  /** The stream is over: every sink is ended. */
  end(): void
}

/** A minute of a stream without key frames. More would cost memory and help nobody. */
const mostKept = 4000
/** A stream that has sent so much sound and no picture has none. */
const soundAlone = 50

/** Hands one stream to many, so that each begins with a picture at once. */
export function createChannel(): Channel {
  const heads = new Map<'meta' | 'audioHeader' | 'videoHeader', Tag>()
  /** Everything since the last key frame; empty while there was none. */
  let group: Tag[] = []
  let sounds = 0
  const waiting = new Set<Sink>()
  const playing = new Set<Sink>()

  const hasVideo = () => heads.has('videoHeader') || group.some((tag) => tag.kind === 'key')

  function admit(sink: Sink) {
    sink.begin({ audio: heads.has('audioHeader') || sounds > 0, video: hasVideo() })
    for (const tag of heads.values()) sink.write(tag)
    for (const tag of group) sink.write(tag)
    playing.add(sink)
  }

  function keep(tag: Tag) {
    if (tag.kind === 'meta' || tag.kind === 'audioHeader' || tag.kind === 'videoHeader')
      heads.set(tag.kind, tag)
    else if (tag.kind === 'key') group = [tag]
    else if (group.length >= mostKept) group = []
    else if (group.length > 0) group.push(tag)
    if (tag.kind === 'audio') sounds++
  }

  const mayBegin = () => group.length > 0 || (sounds > soundAlone && !hasVideo())

  return {
    send(tag) {
      for (const sink of playing) sink.write(tag)
      keep(tag)
      if (waiting.size > 0 && mayBegin()) {
        for (const sink of waiting) admit(sink)
        waiting.clear()
      }
    },
    add(sink) {
      if (mayBegin()) admit(sink)
      else waiting.add(sink)
      return () => {
        waiting.delete(sink)
        playing.delete(sink)
      }
    },
    end() {
      for (const sink of [...waiting, ...playing]) sink.end()
      waiting.clear()
      playing.clear()
    },
  }
}
