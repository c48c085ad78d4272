import type { Order } from '#contract/commerce/orders.ts'
import { groupStates } from '#contract/commerce/groups.ts'
import { orderStates } from '#contract/commerce/orders.ts'
import { workPath } from '#web/paths/works.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { giftPaths } from '#web/paths/gifts.ts'
import { groupPaths } from '#web/paths/groups.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { orderText } from '../text.ts'
import { AfterSale } from './after-sale.tsx'
import './order-actions.css'

/** Nothing is left of the order: what it was for may be bought again. */
const overStates: number[] = [orderStates.cancelled, orderStates.closed, orderStates.refunded]

/** What the state of an order allows. */
export function OrderActions({ order }: { order: Order }) {
  const text = useText(orderText)
  const { order_id, status } = order
  const isPending = status === orderStates.pending
  const isOver = overStates.includes(status)

  async function cancel() {
    if (!(await confirm({ title: text.cancelTitle, text: text.cancelNote, yes: text.cancel }))) return
    await orderMutations.revoke({ order_id })
    toast(text.cancelled, 'success')
  }

  async function remove() {
    if (!(await confirm({ title: text.removeTitle, text: text.removeNote, yes: text.remove }))) return
    await orderMutations.remove({ order_id })
    toast(text.removed, 'success')
  }

  return (
    <div className="order-actions">
      {order.may_delete === 1 && (
        <Button small variant="quiet" onClick={remove}>
          {text.remove}
        </Button>
      )}
      {isPending && (
        <Button small variant="quiet" onClick={cancel}>
          {text.cancel}
        </Button>
      )}
      <AfterSale order={order} />
      {isPending && (
        <ButtonLink small variant="primary" href={orderPaths.payment(order_id)}>
          {text.toPay}
        </ButtonLink>
      )}
      {status === orderStates.paid && <PaidLink order={order} />}
      {isOver && (
        <ButtonLink small href={workPath(order.item_id, order.course_type)}>
          {text.buyAgain}
        </ButtonLink>
      )}
    </div>
  )
}

/** To what was paid for. */
function PaidLink({ order }: { order: Order }) {
  const text = useText(orderText)
  const { href, label } = targetOf(order, text)
  return (
    <ButtonLink small variant="primary" href={href}>
      {label}
    </ButtonLink>
  )
}

function targetOf(order: Order, text: (typeof orderText)['zh']): { href: string; label: string } {
  if (order.seats > 0) return { href: giftPaths.codes, label: text.viewGiftCodes }
  if (order.group?.state === groupStates.open)
    return { href: groupPaths.group(order.group.code), label: text.viewGroup }
  return { href: workPath(order.item_id, order.course_type), label: text.learn }
}
