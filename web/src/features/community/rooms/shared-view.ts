import type { Spot } from './media-line.ts'

/** How a shared picture is looked at: how much larger, and where its corner is, in shares of its place on the screen. */
export type SharedView = { scale: number; x: number; y: number }

export const wholeView: SharedView = { scale: 1, x: 0, y: 0 }

const largest = 8

/** The picture never leaves its place. */
const clamp = ({ scale, x, y }: SharedView): SharedView => ({
  scale,
  x: Math.min(0, Math.max(1 - scale, x)),
  y: Math.min(0, Math.max(1 - scale, y)),
})

/** Enlarges around a place on the screen, which stays where it is. */
export function zoomAround(view: SharedView, factor: number, at: Spot): SharedView {
  const scale = Math.min(largest, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return clamp({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown })
}

export const moveView = (view: SharedView, by: Spot): SharedView =>
  clamp({ ...view, x: view.x + by.x, y: view.y + by.y })

const within = (share: number) => Math.min(1, Math.max(0, share))

/** The place in the picture that is seen at a place on the screen. */
export const spotAt = (view: SharedView, at: Spot): Spot => ({
  x: within((at.x - view.x) / view.scale),
  y: within((at.y - view.y) / view.scale),
})
