import { giftLimits } from '#contract/commerce/gifts.ts'
import type { Db } from '#kernel/database.ts'
import { insertCodes } from './gifts.queries.ts'
import { newShareCode } from './new-share-code.ts'

type Bought = { orderId: number; giverId: number; workId: number; seats: number }

/** Writes the codes of an order for others, in the transaction that marks it paid. */
export const issueCodes = (db: Db, { orderId, giverId, workId, seats }: Bought) =>
  insertCodes(
    db,
    Array.from({ length: seats }, () => ({
      order_id: orderId,
      giver_id: giverId,
      production_id: workId,
      code: newShareCode(giftLimits.code),
    })),
  )
