/** The list with one of its entries at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const left = entries.filter((_, at) => at !== from)
  const place = Math.min(Math.max(to, 0), left.length)
  return [...left.slice(0, place), entries[from]!, ...left.slice(place)]
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** Where a key moves an entry; undefined for a key that moves nothing, or where there is no further place. */
export function placeByKey(key: string, at: number, count: number): number | undefined {
  const step = steps[key]
  if (step === undefined) return undefined
  const to = Math.min(Math.max(at + step, 0), count - 1)
  return to === at ? undefined : to
}
