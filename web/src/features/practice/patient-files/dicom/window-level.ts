import type { Frame } from './decode-frame.ts'
import type { Window } from './read-dicom.ts'

/** Windows that radiologists use for CT, in Hounsfield units. */
export const ctWindows = {
  lung: { center: -600, width: 1500 },
  mediastinum: { center: 40, width: 400 },
  abdomen: { center: 60, width: 400 },
  brain: { center: 40, width: 80 },
  bone: { center: 400, width: 1800 },
} as const satisfies Record<string, Window>

export type CtWindow = keyof typeof ctWindows

/** From the least value to the most. */
export const fullWindow = ({ least, most }: { least: number; most: number }): Window => ({
  center: (least + most + 1) / 2,
  width: Math.max(1, most - least + 1),
})

const widest = 100_000

export const moveWindow = (window: Window, by: { center: number; width: number }): Window => ({
  center: Math.min(Math.max(window.center + by.center, -widest), widest),
  width: Math.min(Math.max(window.width + by.width, 1), widest),
})

/** The linear function of the standard (PS3.3 C.11.2.1.2.1), with greys from 0 to 255. */
export function greyLevel(value: number, { center, width }: Window): number {
  const middle = center - 0.5
  const half = (width - 1) / 2
  if (value <= middle - half) return 0
  if (value > middle + half) return 255
  return ((value - middle) / (width - 1) + 0.5) * 255
}

/** The frame as RGBA, in black and white by the window where it is grey. */
export function renderFrame(
  frame: Frame,
  window: Window,
  isInverted: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  if (frame.is === 'colour') return isInverted ? frame.rgba.map(invertColour) : frame.rgba
  const { values } = frame
  const rgba = new Uint8ClampedArray(values.length * 4)
  for (let at = 0; at < values.length; at++) {
    const level = greyLevel(values[at]!, window)
    const shown = isInverted ? 255 - level : level
    const to = at * 4
    rgba[to] = shown
    rgba[to + 1] = shown
    rgba[to + 2] = shown
    rgba[to + 3] = 255
  }
  return rgba
}

const invertColour = (value: number, at: number) => (at % 4 === 3 ? value : 255 - value)
