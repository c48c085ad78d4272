import { useSyncExternalStore } from 'react'
import { createKept, fieldsOf, deviceArea } from '#web/platform/kept.ts'
import { prefersReducedMotion } from '#web/ui/motion.ts'
import { createSignal } from '#web/ui/signal.ts'

export const modes = ['over', 'list'] as const
export const areas = ['quarter', 'half', 'full'] as const
export const speeds = ['slow', 'normal', 'fast'] as const
export const sizes = ['small', 'normal', 'large'] as const
/** Fainter than this nobody could read it. */
export const leastOpacity = 0.2

export type DanmakuChoices = {
  isOn: boolean
  /** Over the picture, or in a list below it that does not move. */
  mode: (typeof modes)[number]
  opacity: number
  area: (typeof areas)[number]
  speed: (typeof speeds)[number]
  size: (typeof sizes)[number]
}

/** What is kept may be anything: each part is taken only where it can be. Less motion begins in the list. */
export function readChoices(kept: Readonly<Record<string, unknown>>, isCalm: boolean): DanmakuChoices {
  const { opacity } = kept
  return {
    isOn: kept.isOn !== false,
    mode: modes.find((one) => one === kept.mode) ?? (isCalm ? 'list' : 'over'),
    opacity: typeof opacity === 'number' && opacity >= leastOpacity && opacity <= 1 ? opacity : 0.85,
    area: areas.find((one) => one === kept.area) ?? 'half',
    speed: speeds.find((one) => one === kept.speed) ?? 'normal',
    size: sizes.find((one) => one === kept.size) ?? 'normal',
  }
}

const kept = createKept(deviceArea, 'danmaku_choices', fieldsOf)

const chosen = createSignal<DanmakuChoices | undefined>(undefined)

let found: DanmakuChoices | undefined

/** What was kept is read once; afterwards what is chosen counts. */
const current = () => chosen.get() ?? (found ??= readChoices(kept.get(), prefersReducedMotion()))

/** Only what was chosen is kept: who has not chosen a mode follows the wish for less motion. */
export function choose(changes: Partial<DanmakuChoices>): void {
  chosen.set({ ...current(), ...changes })
  kept.set({ ...kept.get(), ...changes })
}

/** Where the server draws the page, nothing is known of the device. */
const unknown = readChoices({}, false)

/** What was set once on this device is so over every video. */
export const useDanmakuChoices = (): DanmakuChoices =>
  useSyncExternalStore(chosen.subscribe, current, () => unknown)
