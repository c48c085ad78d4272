import { useState } from 'react'
import type { Order } from '#contract/commerce/orders.ts'
import { invoiceStates } from '#contract/commerce/orders.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { orderText } from '../text.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { RefundSheet } from './refund-sheet.tsx'

/** What may be asked for after paying: the money back, an invoice. */
export function AfterSale({ order }: { order: Order }) {
  const text = useText(orderText)
  const [sheet, setSheet] = useState<'refund' | 'invoice'>()
  async function withdraw() {
    if (!(await confirm({ title: text.withdrawTitle, text: text.withdrawNote, yes: text.withdrawRefund })))
      return
    await orderMutations.withdrawRefund({ order_id: order.order_id })
    toast(text.refundWithdrawn, 'success')
  }

  return (
    <>
      {order.may_refund === 1 && (
        <Button small variant="quiet" onClick={() => setSheet('refund')}>
          {text.askRefund}
        </Button>
      )}
      {order.may_withdraw_refund === 1 && (
        <Button small variant="quiet" onClick={withdraw}>
          {text.withdrawRefund}
        </Button>
      )}
      {order.may_invoice === 1 && (
        <Button small variant="quiet" onClick={() => setSheet('invoice')}>
          {order.invoice?.state === invoiceStates.requested ? text.changeInvoice : text.askInvoice}
        </Button>
      )}
      <RefundSheet order={order} open={sheet === 'refund'} onClose={() => setSheet(undefined)} />
      <InvoiceSheet order={order} open={sheet === 'invoice'} onClose={() => setSheet(undefined)} />
    </>
  )
}
