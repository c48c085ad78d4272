import { explanationTypes } from '#contract/wire/video.ts'
import type { ExplanationType } from '#contract/wire/video.ts'
import { createKept, fieldsOf, deviceArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

/** What somebody has set once is so in every video. Empty words: nothing chosen. */
export type Choices = {
  rate: number
  volume: number
  isMuted: boolean
  clarity: string
  captions: string
  sound: ExplanationType
}

export const rates = [0.75, 1, 1.25, 1.5, 2] as const

export const firstChoices: Choices = {
  rate: 1,
  volume: 1,
  isMuted: false,
  clarity: '',
  captions: '',
  sound: 'original',
}

/** What was written by hand or by an older version may be anything: each part is taken only where it can be. */
export function readChoices(stored: unknown): Choices {
  const kept = fieldsOf(stored)
  return {
    rate: rates.find((rate) => rate === kept.rate) ?? firstChoices.rate,
    volume: isShare(kept.volume) ? kept.volume : firstChoices.volume,
    isMuted: kept.isMuted === true,
    clarity: typeof kept.clarity === 'string' ? kept.clarity : '',
    captions: typeof kept.captions === 'string' ? kept.captions : '',
    sound: explanationTypes.find((type) => type === kept.sound) ?? firstChoices.sound,
  }
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

export function createChoices(area: StorageArea) {
  const kept = createKept(area, 'player_choices', readChoices)
  return {
    get: kept.get,
    set: (changes: Partial<Choices>) => kept.set({ ...kept.get(), ...changes }),
  }
}

export const choices = createChoices(deviceArea)
