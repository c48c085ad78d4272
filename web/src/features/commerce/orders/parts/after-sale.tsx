import { useState } from 'react'
import type { Order } from '#contract/commerce/orders.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { RefundSheet } from './refund-sheet.tsx'

/** What may be asked for after paying: the money back, an invoice. */
export function AfterSale({ order }: { order: Order }) {
  const text = useText(orderText)
  const [sheet, setSheet] = useState<'refund' | 'invoice'>()
  return (
    <>
      {order.may_refund === 1 && (
        <Button small variant="quiet" onClick={() => setSheet('refund')}>
          {text.askRefund}
        </Button>
      )}
      {order.may_invoice === 1 && (
        <Button small variant="quiet" onClick={() => setSheet('invoice')}>
          {order.invoice ? text.changeInvoice : text.askInvoice}
        </Button>
      )}
      <RefundSheet order={order} open={sheet === 'refund'} onClose={() => setSheet(undefined)} />
      <InvoiceSheet order={order} open={sheet === 'invoice'} onClose={() => setSheet(undefined)} />
    </>
  )
}
