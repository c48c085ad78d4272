import { useSyncExternalStore } from 'react'
import { createKept, fieldsOf, deviceArea } from '#web/platform/kept.ts'
import { prefersReducedMotion } from '#web/ui/motion.ts'
import { createSignal } from '#web/ui/signal.ts'

export const modes = ['over', 'list'] as const
export const areas = ['quarter', 'half', 'full'] as const
export const speeds = ['slow', 'normal', 'fast'] as const
export const sizes = ['small', 'normal', 'large'] as const
/** Below this opacity the lines would be unreadable. */
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

/** The stored value may be anything: each field is used only if it is valid. With reduced motion the default is the list. */
export function readChoices(fields: Readonly<Record<string, unknown>>, isCalm: boolean): DanmakuChoices {
  const { opacity } = fields
  return {
    isOn: fields.isOn !== false,
    mode: modes.find((one) => one === fields.mode) ?? (isCalm ? 'list' : 'over'),
    opacity: typeof opacity === 'number' && opacity >= leastOpacity && opacity <= 1 ? opacity : 0.85,
    area: areas.find((one) => one === fields.area) ?? 'half',
    speed: speeds.find((one) => one === fields.speed) ?? 'normal',
    size: sizes.find((one) => one === fields.size) ?? 'normal',
  }
}

const stored = createKept(deviceArea, 'danmaku_choices', fieldsOf)

const chosen = createSignal<DanmakuChoices | undefined>(undefined)

let found: DanmakuChoices | undefined

/** The stored value is read once; afterwards the choices in memory count. */
const current = () => chosen.get() ?? (found ??= readChoices(stored.get(), prefersReducedMotion()))

/** Only explicit choices are stored: without a chosen mode, the reduced-motion preference decides. */
export function choose(changes: Partial<DanmakuChoices>): void {
  chosen.set({ ...current(), ...changes })
  stored.set({ ...stored.get(), ...changes })
}

/** Used while the server renders the page and knows nothing about the device. */
const unknown = readChoices({}, false)

/** Choices made once on this device apply to every video. */
export const useDanmakuChoices = (): DanmakuChoices =>
  useSyncExternalStore(chosen.subscribe, current, () => unknown)
