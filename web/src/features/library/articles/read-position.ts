type Area = Pick<Storage, 'getItem' | 'setItem'>

const key = 'read_positions'
const mostKept = 100

/** How far a browser has read which articles, in percent; the latest read last. */
export function createReadPositions(area: () => Area) {
  const read = (): [number, number][] => {
    try {
      const kept: unknown = JSON.parse(area().getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isPosition) : []
    } catch {
      return []
    }
  }
  return {
    of: (articleId: number) => read().find(([id]) => id === articleId)?.[1] ?? 0,
    keep(articleId: number, percent: number) {
      const others = read().filter(([id]) => id !== articleId)
      try {
        area().setItem(key, JSON.stringify([...others, [articleId, percent]].slice(-mostKept)))
      } catch {
        // Without a store every article begins at its top.
      }
    },
  }
}

const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part))

export const readPositions = createReadPositions(() => localStorage)

/** How much of a text lies above the upper edge of the window, in whole percent. */
export const percentRead = (top: number, height: number) =>
  height <= 0 ? 0 : Math.round(Math.min(Math.max(-top / height, 0), 1) * 100)

/** Not worth a jump: hardly begun, or read to its end. */
export const isWorthRestoring = (percent: number) => percent >= 5 && percent <= 95
