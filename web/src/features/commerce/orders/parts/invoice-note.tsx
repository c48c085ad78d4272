import type { Order } from '#contract/commerce/orders.ts'
import { invoiceStates } from '#contract/commerce/orders.ts'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import './invoice-note.css'

/** What became of the invoice that was asked for. */
export function InvoiceNote({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  const text = useText(orderText)
  return <p className="invoice-note">{wordsOf(invoice, text)}</p>
}

function wordsOf(invoice: NonNullable<Order['invoice']>, text: (typeof orderText)['zh']): string {
  switch (invoice.state) {
    case invoiceStates.issued:
      return text.invoiceIssued(invoice.invoice_no)
    case invoiceStates.cancelled:
      return text.invoiceCancelled
    case invoiceStates.reversed:
      return text.invoiceReversed(invoice.invoice_no)
    default:
      return text.invoiceOpen(invoice.email)
  }
}
