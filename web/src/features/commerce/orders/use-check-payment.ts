import { useCallback } from 'react'
import { orderStates } from '#contract/commerce/orders.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from './mutations.ts'
import { orderText } from './text.ts'

/** Asks the provider at once what became of a payment, and says so when nothing has arrived. */
export function useCheckPayment(orderId: number): () => Promise<void> {
  const text = useText(orderText)
  return useCallback(async () => {
    try {
      const { status } = await orderMutations.retrieve({ order_id: orderId })
      if (status === orderStates.pending) toast(text.notArrived)
    } catch (error) {
      showFailure(error)
    }
  }, [orderId, text])
}
