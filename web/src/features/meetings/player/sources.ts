import { pictureClarities } from '#contract/wire/video.ts'
import type { Clarity, ExplanationType, PictureClarity } from '#contract/wire/video.ts'

/** A stream is an HLS playlist; `live` is a broadcast as endless FLV, `flv` a recording of one that was not remuxed. */
export type SourceKind = 'file' | 'stream' | 'live' | 'flv'

/** An address to attach to a video element. */
export type PlayAddress = { name: string; address: string; kind: SourceKind }

export type PlaySource = PlayAddress & { sound: ExplanationType }

/** The name of the source that has no picture. */
export const soundName: Clarity = 'sound'

/** The sources with the chosen sound, if there are any. */
export function soundingSources(sources: readonly PlaySource[], sound: ExplanationType): PlaySource[] {
  const chosen = sources.filter((source) => source.sound === sound)
  return chosen.length > 0 ? chosen : [...sources]
}

export const picturesOf = (sources: readonly PlaySource[]) => sources.filter(({ name }) => name !== soundName)

/** The picture with the remembered quality if it exists, else the best one. */
export function chooseSource(sources: readonly PlaySource[], clarity: string): PlaySource | undefined {
  const pictures = picturesOf(sources)
  return pictures.find((source) => source.name === clarity) ?? pictures.at(-1)
}

export const isClarity = (name: string): name is PictureClarity =>
  pictureClarities.some((clarity) => clarity === name)
