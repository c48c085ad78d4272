import type { Order } from '#contract/commerce/orders.ts'
import { invoiceStates } from '#contract/commerce/orders.ts'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import './invoice-note.css'

/** What became of the invoice that was asked for. */
export function InvoiceNote({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  const text = useText(orderText)
  return (
    <p className="invoice-note">
      {invoice.state === invoiceStates.issued
        ? text.invoiceIssued(invoice.invoice_no)
        : text.invoiceOpen(invoice.email)}
    </p>
  )
}
