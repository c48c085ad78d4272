import { expect, it } from 'vitest'
import { currentPriceFen, priceOf } from './price.ts'

const end = new Date('2026-07-01T00:00:00Z')
const before = new Date(end.getTime() - 1)
const after = new Date(end.getTime() + 1)
const offer = { is_free: false, price_fen: 6800, former_price_fen: 9900, offer_ends_at: end }

it.each([
  ['before the end of an offer', offer, before, 6800, 9900],
  ['at the end of an offer', offer, end, 9900, 0],
  ['after the end of an offer', offer, after, 9900, 0],
  ['with an offer that has no end', { ...offer, offer_ends_at: null }, after, 6800, 9900],
  ['with a former price that is not higher', { ...offer, former_price_fen: 6800 }, after, 6800, 0],
  ['without a former price', { ...offer, former_price_fen: 0 }, after, 6800, 0],
  ['of a work that was made free', { ...offer, is_free: true }, before, 0, 0],
])('%s', (_case, work, now, priceFen, formerPriceFen) => {
  expect(priceOf(work, now)).toEqual({ priceFen, formerPriceFen })
  expect(currentPriceFen(work, now)).toBe(priceFen)
})
