import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { places } from '#kernel/places.ts'
import { createChannel } from './media/channel.ts'
import type { Channel, Sink } from './media/channel.ts'
import { retimed } from './media/flv-tag.ts'
import type { Tag } from './media/flv-tag.ts'
import { readFlv } from './media/read-flv.ts'

export type DemoStudio = {
  /** Shows the film to a new viewer. Returns a function that removes them. */
  add(sink: Sink): () => void
  close(): void
}

const film = path.join(places.demoFiles, 'live.flv')
/** The length of the video track: sound that lasts a moment longer would overlap with the next loop. */
const filmMs = 24_000
const stepMs = 40
/** Viewers who reload the page return within this time. */
const patienceMs = 20_000

const isHead = (tag: Tag) => tag.kind === 'meta' || tag.kind === 'audioHeader' || tag.kind === 'videoHeader'

/** Loops one short film into the demo world's broadcasts for as long as anybody watches. */
export function createDemoStudio(): DemoStudio {
  let showing: { channel: Channel; stop: () => void } | undefined
  let viewers = 0
  let patience: NodeJS.Timeout | undefined

  function stop() {
    showing?.stop()
    showing = undefined
  }

  return {
    add(sink) {
      clearTimeout(patience)
      showing ??= show()
      const leave = showing.channel.add(sink)
      viewers++
      let isGone = false
      return () => {
        if (isGone) return
        isGone = true
        leave()
        if (--viewers === 0) patience = setTimeout(stop, patienceMs).unref()
      }
    },
    close() {
      clearTimeout(patience)
      stop()
    },
  }
}

function show() {
  const channel = createChannel()
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  function play(tags: Tag[]) {
    for (const tag of tags.filter(isHead)) channel.send(tag)
    const pieces = tags.filter((tag) => !isHead(tag) && tag.ms < filmMs)
    const begun = performance.now()
    let round = 0
    let next = 0
    timer = setInterval(() => {
      const now = performance.now() - begun
      for (;;) {
        const piece = pieces[next]!
        const ms = round * filmMs + piece.ms
        if (ms > now) return
        channel.send({ ...piece, ms, bytes: retimed(piece, ms) })
        if (++next === pieces.length) [next, round] = [0, round + 1]
      }
    }, stepMs).unref()
  }

  readFile(film)
    .then((file) => void (isOver || play(readFlv(file))))
    // Without the film viewers wait, as they do for a late lecturer.
    .catch(() => undefined)
  return {
    channel,
    stop() {
      isOver = true
      clearInterval(timer)
      channel.end()
    },
  }
}
