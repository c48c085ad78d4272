/** After this time a search has half its weight. */
export const halvesAfterSeconds = 7 * 24 * 3600

/**
 * The heat of a term that this many people searched at one moment: the logarithm, to base 2, of a sum in which each search weighs twice as
 * much as one a week before it. So nothing has to be decremented as time passes.
 */
export const heatOf = (searches: number, at: Date) =>
  at.getTime() / 1000 / halvesAfterSeconds + Math.log2(searches)
