/** A picture for some seconds of a video: a rectangle of a larger picture. */
export type PreviewTile = {
  from: number
  to: number
  address: string
  x: number
  y: number
  width: number
  height: number
}

const cue =
  /^(\d+):(\d{2}):(\d{2}\.\d{3}) --> (\d+):(\d{2}):(\d{2}\.\d{3})\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm

const seconds = (hours = '', minutes = '', rest = '') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)

/** Reads the list of pictures; their addresses are relative to that of the list. */
export const readPreviewStrip = (vtt: string, listAddress: string): PreviewTile[] =>
  [...vtt.matchAll(cue)].map(([, h1, m1, s1, h2, m2, s2, name = '', ...box]) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number)
    const address = new URL(name, listAddress).href
    return { from: seconds(h1, m1, s1), to: seconds(h2, m2, s2), address, x, y, width, height }
  })

/** The last picture goes on to the end, which players round differently. */
export const tileAt = (tiles: readonly PreviewTile[], second: number): PreviewTile | undefined =>
  tiles.findLast(({ from }) => from <= second)

/** The size of the larger picture. */
export type Sheet = { width: number; height: number }

/** Shows one of the pictures in a box of any width. */
export const tileStyle = ({ address, x, y, width, height }: PreviewTile, sheet: Sheet) => ({
  aspectRatio: `${width} / ${height}`,
  backgroundImage: `url("${address}")`,
  backgroundSize: `${(sheet.width / width) * 100}% ${(sheet.height / height) * 100}%`,
  backgroundPosition: `${share(x, sheet.width - width)} ${share(y, sheet.height - height)}`,
})

const share = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`
