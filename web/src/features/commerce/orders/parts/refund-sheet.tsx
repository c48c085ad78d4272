import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/commerce/orders.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { orderQueries } from '../queries.ts'
import { orderText } from '../text.ts'
import { RefundForm } from './refund-form.tsx'

type RefundSheetProps = { order: Order; open: boolean; onClose: () => void }

/** Asks for all or a part of an order back. */
export function RefundSheet({ order, open, onClose }: RefundSheetProps) {
  const text = useText(orderText)
  const choice = useQuery({ ...orderQueries.refundChoice(order.order_id), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={text.askRefund}>
      {choice.data ? (
        <RefundForm key={String(open)} orderId={order.order_id} choice={choice.data} onDone={onClose} />
      ) : choice.error ? (
        <ListState
          status="error"
          inline
          errorText={choice.error.message}
          onRetry={() => void choice.refetch()}
        />
      ) : (
        <Skeleton shape="lines" count={4} />
      )}
    </Sheet>
  )
}
