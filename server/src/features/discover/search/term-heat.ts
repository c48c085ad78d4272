/** Within this time a search loses half of its weight. */
export const halvesAfterSeconds = 7 * 24 * 3600

/**
 * The heat of a term that so many searched at one moment: the logarithm, to the base 2, of a sum in which each search
 * weighs twice as much as one a week before it. So nothing has to be counted down as time goes by.
 */
export const heatOf = (searches: number, at: Date) =>
  at.getTime() / 1000 / halvesAfterSeconds + Math.log2(searches)
