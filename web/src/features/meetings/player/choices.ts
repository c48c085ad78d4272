import { explanationTypes } from '#contract/wire/video.ts'
import type { ExplanationType } from '#contract/wire/video.ts'
import { createKept, fieldsOf, deviceArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

/** When there is a picture: by the speed of the line, never, or always. */
export const pictureModes = ['auto', 'never', 'always'] as const

export type PictureMode = (typeof pictureModes)[number]

/** Choices made once apply to every video. Empty text: nothing chosen. */
export type Choices = {
  rate: number
  volume: number
  isMuted: boolean
  clarity: string
  captions: string
  sound: ExplanationType
  /** Swiping up and down the picture changes volume and brightness. */
  isSwiped: boolean
  picture: PictureMode
}

export const rates = [0.75, 1, 1.25, 1.5, 2] as const

export const firstChoices: Choices = {
  rate: 1,
  volume: 1,
  isMuted: false,
  clarity: '',
  captions: '',
  sound: 'original',
  isSwiped: false,
  picture: 'auto',
}

/** A value written by hand or by an older version may be anything: each field is used only if it is valid. */
export function readChoices(stored: unknown): Choices {
  const fields = fieldsOf(stored)
  return {
    rate: rates.find((rate) => rate === fields.rate) ?? firstChoices.rate,
    volume: isShare(fields.volume) ? fields.volume : firstChoices.volume,
    isMuted: fields.isMuted === true,
    clarity: typeof fields.clarity === 'string' ? fields.clarity : '',
    captions: typeof fields.captions === 'string' ? fields.captions : '',
    sound: explanationTypes.find((type) => type === fields.sound) ?? firstChoices.sound,
    isSwiped: fields.isSwiped === true,
    picture: pictureModes.find((mode) => mode === fields.picture) ?? firstChoices.picture,
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
