import type { Tag } from './flv-tag.ts'

/** A consumer of a stream: a viewer, the recorder, the HLS segmenter. */
export type Sink = {
  /** Called once, before the first tag. */
  begin(has: { audio: boolean; video: boolean }): void
  write(tag: Tag): void
  end(): void
}

export type Channel = {
  send(tag: Tag): void
  /** Adds a sink, starting at the last key frame. Returns a function that removes it. */
  add(sink: Sink): () => void
  /** The stream is over: every sink is ended. */
  end(): void
}

/** A minute of a stream without key frames. More would cost memory without benefit. */
const mostBuffered = 4000
/** A stream that has sent this many audio tags and no video is audio only. */
const soundAlone = 50

/** Distributes one stream to many sinks, so that each begins with a picture at once. */
export function createChannel(): Channel {
  const heads = new Map<'meta' | 'audioHeader' | 'videoHeader', Tag>()
  /** Everything since the last key frame; empty before the first. */
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

  function buffer(tag: Tag) {
    if (tag.kind === 'meta' || tag.kind === 'audioHeader' || tag.kind === 'videoHeader')
      heads.set(tag.kind, tag)
    else if (tag.kind === 'key') group = [tag]
    else if (group.length >= mostBuffered) group = []
    else if (group.length > 0) group.push(tag)
    if (tag.kind === 'audio') sounds++
  }

  const mayBegin = () => group.length > 0 || (sounds > soundAlone && !hasVideo())

  return {
    send(tag) {
      for (const sink of playing) sink.write(tag)
      buffer(tag)
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
