export type Size = { width: number; height: number }

/** A part of a picture, in its pixels. */
export type CropArea = Size & { x: number; y: number }

/** What is looked at: how many times the largest area is enlarged, and its centre in pixels of the picture. */
export type CropView = { zoom: number; x: number; y: number }

export const mostZoom = 4

export const startView = ({ width, height }: Size): CropView => ({ zoom: 1, x: width / 2, y: height / 2 })

/** The area of a view. At zoom 1 it is the largest of this ratio (width / height) that the picture has. */
export function areaOf(picture: Size, ratio: number, { zoom, x, y }: CropView): CropArea {
  const width = Math.min(picture.width, picture.height * ratio) / zoom
  const height = width / ratio
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** A view moved and zoomed; it never shows what is beyond the picture. */
export function changeView(
  picture: Size,
  ratio: number,
  view: CropView,
  { dx = 0, dy = 0, factor = 1 }: { dx?: number; dy?: number; factor?: number },
): CropView {
  const zoom = within(view.zoom * factor, 1, mostZoom)
  const { width, height } = areaOf(picture, ratio, { ...view, zoom })
  return {
    zoom,
    x: within(view.x + dx, width / 2, picture.width - width / 2),
    y: within(view.y + dy, height / 2, picture.height - height / 2),
  }
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
