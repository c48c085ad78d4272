import { pickupLimits } from '#contract/commerce/coffee.ts'
import type { QueuedEntry } from '#web/shell/send-queue.ts'
import { createQueueHook } from '#web/shell/use-send-queue.ts'
import { coffeeMutations } from './mutations.ts'

/** A voucher that the staff of a counter has redeemed. */
export type RedemptionEntry = QueuedEntry & {
  counterId: number
  code: string
  name: string
  item: string
}

/** The id of an entry names the attempt, so that the server answers a repeated one as it did first. */
export const useRedemptionQueue = createQueueHook({
  storeName: 'coffee-entries',
  longestSeconds: pickupLimits.entrySeconds,
  send: ({ id, counterId, code }: RedemptionEntry, secondsAgo) =>
    coffeeMutations.redeem({
      pickup_code: code,
      counter_id: counterId,
      entry_id: id,
      seconds_ago: secondsAgo,
    }),
})
