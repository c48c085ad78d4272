import type { Db, Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { orderFailures } from '#contract/commerce/orders.ts'
import {
  updateCodesHeld,
  updateCodesReleased,
  updateCodesReturned,
} from '#server/features/commerce/gifts/gifts.queries.ts'
import { leaveGroup } from '#server/features/commerce/groups/join-group.ts'
import {
  addReturnedLessons,
  removeReturnedLessons,
  revokeRight,
  updateSuspended,
} from '#server/features/library/rights/rights.queries.ts'
import type { RefundRow } from './refunds.queries.ts'

/** What a refund does to what was bought. Each runs in the transaction that moves the refund, with its order locked. */

type Held = Pick<RefundRow, 'id' | 'order_id' | 'part' | 'lesson_ids' | 'seats'>

/** From the request on, what is asked back does not play and cannot be given away. */
export async function holdPart(db: Db, { id, order_id, part, lesson_ids, seats }: Held): Promise<void> {
  if (part === 'whole') await updateSuspended(db, order_id, true)
  if (part === 'lessons') await addReturnedLessons(db, order_id, lesson_ids)
  // Somebody may have taken one of them at this moment.
  if (part === 'seats' && (await updateCodesHeld(db, order_id, { refundId: id, count: seats })) !== seats)
    throw refuse(orderFailures.partTooMuch)
}

/** A refund that was refused or withdrawn leaves everything as it was. */
export async function releasePart(db: Db, { id, order_id, part, lesson_ids }: Held): Promise<void> {
  if (part === 'whole') await updateSuspended(db, order_id, false)
  if (part === 'lessons') await removeReturnedLessons(db, order_id, lesson_ids)
  if (part === 'seats') await updateCodesReleased(db, id)
}

/** A refund that is approved ends the right to what goes back. An amount ends nothing. */
export async function endPart(db: Tx, { id, order_id, part }: Held): Promise<void> {
  if (part === 'whole') {
    await revokeRight(db, order_id)
    await leaveGroup(db, order_id)
  }
  if (part === 'seats') await updateCodesReturned(db, id)
}
