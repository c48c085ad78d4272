/** The smallest sets of words that weigh enough together. */
export function enoughWords(weights: number[], least: number): number[][] {
  const sets: number[][] = []
  for (let bits = 1; bits < 1 << weights.length; bits++) {
    const chosen = weights.flatMap((_, at) => (bits & (1 << at) ? [at] : []))
    const sum = chosen.reduce((total, at) => total + weights[at]!, 0)
    // Without its lightest word it would not be enough.
    if (sum >= least && sum - Math.min(...chosen.map((at) => weights[at]!)) < least) sets.push(chosen)
  }
  return sets
}
