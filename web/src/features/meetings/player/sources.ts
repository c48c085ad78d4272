import { clarities } from '#contract/wire/video.ts'
import type { Clarity, ExplanationType } from '#contract/wire/video.ts'

/** A stream is an HLS playlist; `live` is a broadcast as endless FLV, `flv` a recording of one that was not remuxed. */
export type SourceKind = 'file' | 'stream' | 'live' | 'flv'

/** An address to attach to a video element. */
export type PlayAddress = { name: string; address: string; kind: SourceKind }

export type PlaySource = PlayAddress & { sound: ExplanationType }

/** The sources with the chosen sound, if there are any. */
export function soundingSources(sources: readonly PlaySource[], sound: ExplanationType): PlaySource[] {
  const chosen = sources.filter((source) => source.sound === sound)
  return chosen.length > 0 ? chosen : [...sources]
}

/** The source with the remembered quality if it exists, else the best one. */
export function chooseSource(sources: readonly PlaySource[], clarity: string): PlaySource | undefined {
  return sources.find((source) => source.name === clarity) ?? sources.at(-1)
}

export const isClarity = (name: string): name is Clarity => clarities.some((clarity) => clarity === name)
