export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** How a picture lies in its frame: pixels of the screen for one of the picture, and where its corner is. */
export type View = { scale: number; x: number; y: number }

const mostScale = 32

/** The whole picture, in the middle. */
export function fitView(picture: Size, frame: Size): View {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  }
}

/** Zooms so that what is at `fixed` stays there; not below a quarter of the whole, nor above 32 for one. */
export function zoomView(view: View, factor: number, fixed: Point, whole: View): View {
  const scale = Math.min(Math.max(view.scale * factor, whole.scale / 4), Math.max(mostScale, whole.scale))
  const by = scale / view.scale
  return { scale, x: fixed.x - (fixed.x - view.x) * by, y: fixed.y - (fixed.y - view.y) * by }
}

export const panView = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })

/** A place in the frame as one in the picture. */
export const pointInPicture = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

export const pointInFrame = (view: View, { x, y }: Point): Point => ({
  x: x * view.scale + view.x,
  y: y * view.scale + view.y,
})

/** Between two places of a picture: in millimetres where its scale is known, else in pixels. */
export function lengthBetween(
  a: Point,
  b: Point,
  spacing: { row: number; column: number } | undefined,
): { length: number; unit: 'mm' | 'px' } {
  const { row, column } = spacing ?? { row: 1, column: 1 }
  return { length: Math.hypot((a.x - b.x) * column, (a.y - b.y) * row), unit: spacing ? 'mm' : 'px' }
}
