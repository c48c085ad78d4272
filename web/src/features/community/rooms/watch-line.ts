import { isBadLine } from './line-quality.ts'
import type { LineSample, MediaLine } from './media-line.ts'
import { pickSpeaker } from './pick-speaker.ts'
import type { Speaking } from './pick-speaker.ts'

const levelMs = 300
const sampleMs = 3_000

type LineWatch = {
  line: () => MediaLine | undefined
  /** This page, and how loud its own microphone is. */
  me: () => number | undefined
  ownLevel: () => number
  now: () => number
  onSpeaker: (personId: number) => void
  onQuality: (isBad: boolean) => void
}

/** Who speaks, and whether the line carries pictures; returns what stops it. */
export function watchLine({ line, me, ownLevel, now, onSpeaker, onQuality }: LineWatch): () => void {
  let speaking: Speaking | undefined
  let samples: LineSample[] = []
  const levelTimer = setInterval(() => {
    const personId = me()
    const opened = line()
    if (!opened || personId === undefined) return
    speaking = pickSpeaker(speaking, new Map([...opened.levels(), [personId, ownLevel()] as const]), now())
    onSpeaker(speaking?.personId ?? 0)
  }, levelMs)
  const sampleTimer = setInterval(() => void sample(), sampleMs)

  async function sample() {
    const opened = line()
    if (!opened) return
    samples = [...samples, await opened.sample()].slice(-5)
    onQuality(isBadLine(samples))
  }

  return () => {
    clearInterval(levelTimer)
    clearInterval(sampleTimer)
  }
}
