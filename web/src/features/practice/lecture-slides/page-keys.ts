/** The page that a key leads to; undefined for keys that do something else. */
export function pageAfterKey(key: string, page: number, count: number): number | undefined {
  const target = targets[key]?.(page, count)
  return target === undefined ? undefined : Math.min(count, Math.max(1, target))
}

const next = (page: number) => page + 1
const previous = (page: number) => page - 1

const targets: Record<string, (page: number, count: number) => number> = {
  ArrowRight: next,
  ArrowDown: next,
  PageDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  PageUp: previous,
  Home: () => 1,
  End: (_page, count) => count,
}
