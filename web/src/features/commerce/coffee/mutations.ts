import { pickupCalls } from '#contract/commerce/coffee.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const coffeeMutations = {
  /** Somebody may have claimed the last one meanwhile. */
  claim: mutationOf(pickupCalls.getCode, { changes: ['coffee'], whenRefused: 'read-again' }),
  /** The counter shows what it finds, and why it finds nothing. */
  find: mutationOf(pickupCalls.info, { tips: false }),
  redeem: mutationOf(pickupCalls.complete, { tips: false, changes: ['redeemed'], inBackground: true }),
}
