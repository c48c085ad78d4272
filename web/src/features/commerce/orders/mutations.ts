import { orderCalls } from '#contract/commerce/orders.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { orderQueries } from './queries.ts'

/** The order may have changed on another device or by the clock. */
const shared = { changes: ['orders'], whenRefused: 'read-again' } as const
const answers = ({ order_id }: { order_id: number }) => orderQueries.detail(order_id)

export const orderMutations = {
  /** The screen shows why it is refused. An order that a coupon pays in full opens the lessons at once. */
  create: mutationOf(orderCalls.create, { changes: ['orders', 'works'], tips: false }),
  charge: mutationOf(orderCalls.charge, { ...shared, inBackground: true }),
  /** A paid order opens the lessons of its work. */
  retrieve: mutationOf(orderCalls.retrieve, { changes: ['orders', 'works'], answers, tips: false }),
  revoke: mutationOf(orderCalls.revoke, { ...shared, answers }),
  /** What is asked back does not play until that is decided or withdrawn. */
  refund: mutationOf(orderCalls.refund, { ...shared, changes: ['orders', 'works'], answers }),
  withdrawRefund: mutationOf(orderCalls.withdrawRefund, {
    ...shared,
    changes: ['orders', 'works'],
    answers,
  }),
  invoice: mutationOf(orderCalls.invoice, { ...shared, answers }),
  remove: mutationOf(orderCalls.delete, shared),
}
