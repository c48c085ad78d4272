const intervals = 4

/** Round values from below the least to above the most, equally far apart, of which zero is one. */
export function ticksOf(least: number, most: number): number[] {
  const step = roundUp((most - least || 1) / intervals)
  const from = Math.floor(least / step)
  const until = Math.max(Math.ceil(most / step), from + 1)
  return Array.from({ length: until - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(12)))
}

/** The next 1, 2 or 5 of its order of magnitude. */
function roundUp(step: number): number {
  const unit = 10 ** Math.floor(Math.log10(step))
  return ([1, 2, 5, 10].find((one) => one * unit >= step * (1 - 1e-9)) ?? 10) * unit
}
