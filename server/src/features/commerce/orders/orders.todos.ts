import { defineTodo } from '#kernel/todos.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { cancelOwnOrder } from './cancel-order.ts'
import { selectPayableOrders } from './orders.queries.ts'

/** An order that waits to be paid. */
export const orderTodo = defineTodo({
  kind: 'order',
  text: {
    zh: { name: '待支付订单', decline: '取消订单' },
    en: { name: 'Order to pay', decline: 'Cancel the order' },
  },
  find: async ({ db }, userId) =>
    (await selectPayableOrders(db, userId)).map((order) => ({
      id: order.id,
      title: order.title,
      note: moneyText(order.pay_amount_fen),
      dueAt: order.expires_at,
      path: `/payment?order_id=${order.id}`,
    })),
  decline: cancelOwnOrder,
})
