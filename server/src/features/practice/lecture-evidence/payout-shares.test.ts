import { expect, it } from 'vitest'
import { payoutShares } from './payout-shares.ts'

const fee = (id: number, amountFen: number) => ({
  reference: `fee expert ${id}`,
  kind: 'fee_available',
  amountFen,
})
const applied = (number: string, amountFen: number) => ({
  reference: `withdrawal applied ${number}`,
  kind: 'withdrawal_applied',
  amountFen: -amountFen,
})
const returned = (number: string, amountFen: number) => ({
  reference: `withdrawal returned ${number}`,
  kind: 'withdrawal_returned',
  amountFen,
})

const sharesOf = (...movements: Parameters<typeof payoutShares>[0]) =>
  Object.fromEntries(
    Array.from(payoutShares(movements), ([number, shares]) => [number, Object.fromEntries(shares)]),
  )

it('withdraws first what came first', () => {
  expect(sharesOf(fee(1, 300), fee(2, 500), applied('W1', 400), applied('W2', 400))).toEqual({
    W1: { 'expert 1': 300, 'expert 2': 100 },
    W2: { 'expert 2': 400 },
  })
})

it('names nothing of a fee that came later', () => {
  expect(sharesOf(fee(1, 300), applied('W1', 300), fee(2, 500))).toEqual({ W1: { 'expert 1': 300 } })
})

it('gives back what was returned, which goes first again', () => {
  expect(
    sharesOf(fee(1, 300), fee(2, 500), applied('W1', 300), returned('W1', 300), applied('W2', 350)),
  ).toEqual({ W2: { 'expert 1': 300, 'expert 2': 50 } })
})

it('takes a correction from the fee that it corrects, as far as it is there', () => {
  const correction = { reference: 'fee corrected expert 2 1', kind: 'fee_corrected', amountFen: -200 }
  expect(sharesOf(fee(1, 300), fee(2, 500), correction, applied('W1', 600))).toEqual({
    W1: { 'expert 1': 300, 'expert 2': 300 },
  })
  expect(sharesOf(fee(1, 300), fee(2, 100), correction, applied('W1', 200))).toEqual({
    W1: { 'expert 1': 200 },
  })
})

it('keeps what else a person earns apart', () => {
  const share = { reference: 'share released 9', kind: 'share_released', amountFen: 50 }
  expect(sharesOf(share, fee(1, 300), applied('W1', 100))).toEqual({
    W1: { 'share released 9': 50, 'expert 1': 50 },
  })
})
