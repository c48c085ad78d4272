import { orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { presentBrief } from '#server/features/commerce/groups/groups.present.ts'
import { selectGroupViews } from '#server/features/commerce/groups/groups.queries.ts'
import { watchedShares } from '#server/features/library/works/progress.queries.ts'
import { presentOrder } from './orders.present.ts'
import { selectOrderView } from './orders.queries.ts'
import type { OrderRow, OrderView } from './orders.queries.ts'

/** An order of the caller. One of another person is answered as if it did not exist. */
export async function findOrder(context: Context, orderId: number): Promise<OrderRow> {
  return (await findView(context, orderId)).order
}

async function findView(context: Context, orderId: number): Promise<OrderView> {
  const { userId } = memberOf(context)
  const view = await selectOrderView(context.db, userId, orderId)
  if (!view) throw refuse(failures.dataMissing, { detail: 'order_id' })
  return view
}

/** An order of the caller as it is now. */
export async function showOrder(context: CallContext, orderId: number): Promise<Order> {
  const [order] = await showOrders(context, [await findView(context, orderId)])
  return order!
}

/** An order that has just been created, so that there is nothing else to read. */
export async function showNewOrder(context: CallContext, order: OrderRow): Promise<Order> {
  const [shown] = await showOrders(context, [
    { order, status: order.status, refund: null, invoice: null, refunded_fen: 0, total: 1 },
  ])
  return shown!
}

export async function showOrders(context: CallContext, views: OrderView[]): Promise<Order[]> {
  const { db, caller, providers, vault } = context
  const { userId } = memberOf(context)
  const channels = providers.payments.channelsFor(caller.client)
  // Nothing else can be refunded.
  const paid = views.filter(({ order }) => order.status === orderStates.paid)
  const itemIds = paid.map(({ order }) => order.item_id)
  const watched = itemIds.length > 0 ? await watchedShares(db, userId, itemIds) : new Map<number, number>()
  const groups = await selectGroupViews(
    db,
    views.flatMap(({ order }) => order.group_id ?? []),
  )
  const now = new Date()
  return views.map((view) => {
    const group = view.order.group_id === null ? undefined : groups.get(view.order.group_id)
    return presentOrder(view, {
      channels,
      watched: watched.get(view.order.item_id) ?? 0,
      now,
      vault,
      group: group && presentBrief(group),
    })
  })
}
