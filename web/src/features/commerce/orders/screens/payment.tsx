import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { useText } from '#web/ui/language.ts'
import { PlaceOrder } from '../parts/place-order.tsx'
import { PaymentBody } from '../parts/payment-body.tsx'
import { orderQueries } from '../queries.ts'
import { orderText } from '../text.ts'

/** Pays an order, or places one first where the address names what to buy. */
export function Payment() {
  const orderId = useQueryId('order_id')
  const itemId = useQueryId('item_id')
  const seats = useQueryId('seats')
  const [group] = useQueryWord('group')
  return itemId > 0 && orderId === 0 ? (
    <PlaceOrder itemId={itemId} seats={seats} group={group} />
  ) : (
    <PayOrder orderId={orderId} />
  )
}

function PayOrder({ orderId }: { orderId: number }) {
  const text = useText(orderText)
  const order = useQuery({ ...orderQueries.detail(orderId), staleTime: 0 })
  return (
    <DetailScreen detail={order} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <PaymentBody key={detail.order_id} order={detail} knownAt={order.dataUpdatedAt} />}
    </DetailScreen>
  )
}
