export type Place = { x: number; y: number; width: number; height: number }
type Places = { screen?: Place; tiles: Place[] }

export const broadcastSize = { width: 1280, height: 720 }
/** Beside a shared screen people are small, below each other. */
const columnWidth = 320

/** Where everybody is in the picture of a broadcast: side by side, or beside what is shared. */
export function placeTiles(count: number, hasScreen: boolean): Places {
  if (!hasScreen) return { tiles: fillRows(count) }
  const width = broadcastSize.width - (count > 0 ? columnWidth : 0)
  const height = Math.min(broadcastSize.height / Math.max(1, count), columnWidth * (9 / 16))
  return {
    screen: { x: 0, y: 0, width, height: broadcastSize.height },
    tiles: Array.from({ length: count }, (_, at) => ({
      x: width,
      y: at * height,
      width: columnWidth,
      height,
    })),
  }
}

/** Rows of one length that are as square as possible; the last one is centred. */
function fillRows(count: number): Place[] {
  const { width, height } = broadcastSize
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const tile = { width: width / columns, height: height / rows }
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, count - row * columns)
    const indent = (width - inRow * tile.width) / 2
    return { x: indent + (at % columns) * tile.width, y: row * tile.height, ...tile }
  })
}
