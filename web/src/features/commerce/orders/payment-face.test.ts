import { expect, it } from 'vitest'
import { orderStates } from '#contract/commerce/orders.ts'
import { faceOf } from './payment-face.ts'
import type { PaymentFace } from './payment-face.ts'
import type { PayResult } from './start-payment.ts'

it.each<[keyof typeof orderStates, number, PayResult | undefined, PaymentFace]>([
  ['pending', 60, undefined, 'pay'],
  ['pending', 60, 'later', 'pay'],
  ['pending', 60, 'failed', 'failed'],
  ['pending', 60, 'paid', 'waiting'],
  ['pending', 0, 'paid', 'waiting'],
  ['pending', 0, undefined, 'expired'],
  ['pending', 0, 'failed', 'expired'],
  ['paid', 0, 'failed', 'paid'],
  ['cancelled', 0, undefined, 'cancelled'],
  ['closed', 0, 'paid', 'expired'],
  ['refunding', 0, undefined, 'refunding'],
  ['refunded', 0, undefined, 'refunded'],
])('%s with %i s left and the cashier saying %s shows %s', (state, secondsLeft, result, face) => {
  expect(faceOf({ status: orderStates[state], secondsLeft }, result)).toBe(face)
})
