import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Order } from '#contract/commerce/orders.ts'
import { orderStates } from '#contract/commerce/orders.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { orderMutations } from '../mutations.ts'
import { faceOf } from '../payment-face.ts'
import { orderQueries } from '../queries.ts'
import { useOrderChanges } from '../use-order-changes.ts'
import { usePayResult } from '../use-pay-result.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentFaceView } from './payment-face-view.tsx'
import { PaymentForm } from './payment-form.tsx'

type PaymentBodyProps = {
  order: Order
  /** When the order was read, by the clock of the device. */ knownAt: number
}

const pollMs = 3_000

/** Everything about paying an order, in whatever state it is. */
export function PaymentBody({ order, knownAt }: PaymentBodyProps) {
  const [result, setResult] = usePayResult()
  const secondsLeft = useSecondsLeft(order.countdown, knownAt)
  const face = faceOf({ status: order.status, secondsLeft }, result)
  const isPending = order.status === orderStates.pending
  useRetrieval(order, isPending && (face === 'waiting' || face === 'expired'))
  useOrderChanges(order.order_id)
  useReading(order.order_id, isPending && order.channel !== '')
  return (
    <>
      {face !== 'pay' && (
        <PaymentFaceView
          face={face}
          order={order}
          isJustPaid={result === 'paid'}
          onPayAgain={() => setResult(undefined)}
        />
      )}
      <OrderSummary order={order} />
      {face === 'pay' && <PaymentForm order={order} secondsLeft={secondsLeft} onResult={setResult} />}
    </>
  )
}

/** Asks the provider when somebody comes back from its page, and when the time is over. */
function useRetrieval({ order_id, channel }: Order, isDue: boolean) {
  const retrieve = useEffectEvent(async () => {
    try {
      await orderMutations.retrieve({ order_id })
    } catch (error) {
      // The order is read again and again, and the button asks once more.
      if (!(error instanceof CallFailure)) throw error
    }
  })
  // Some providers lead back without a word: an order whose payment was started is asked for once on arrival.
  const wasStarted = channel !== ''
  useEffect(() => {
    if (wasStarted || isDue) void retrieve()
  }, [wasStarted, isDue])
}

/** The socket may be away: an order whose payment was started is also read repeatedly. */
function useReading(orderId: number, isStarted: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isStarted) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void client.invalidateQueries(orderQueries.detail(orderId))
    }, pollMs)
    return () => clearInterval(timer)
  }, [client, orderId, isStarted])
}
