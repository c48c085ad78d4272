/** What decides the price of a work. */
export type Priced = {
  is_free: boolean
  price_fen: number
  former_price_fen: number
  offer_ends_at: Date | null
}

/**
 * The price that is paid and the crossed-out one beside it, 0 without an offer. An offer is a price below the former one,
 * until its end if it has one; afterwards the former price holds again.
 */
export function priceOf(work: Priced, now: Date): { priceFen: number; formerPriceFen: number } {
  if (work.is_free) return { priceFen: 0, formerPriceFen: 0 }
  if (work.former_price_fen <= work.price_fen) return { priceFen: work.price_fen, formerPriceFen: 0 }
  if (work.offer_ends_at && work.offer_ends_at <= now)
    return { priceFen: work.former_price_fen, formerPriceFen: 0 }
  return { priceFen: work.price_fen, formerPriceFen: work.former_price_fen }
}

/** What somebody who buys the work now has to pay: the only place that decides it. */
export const currentPriceFen = (work: Priced, now: Date): number => priceOf(work, now).priceFen
