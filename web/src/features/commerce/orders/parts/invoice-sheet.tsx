import type { Order } from '#contract/commerce/orders.ts'
import { isTaxNumber, orderLimits } from '#contract/commerce/orders.ts'
import { isEmail } from '#contract/people/profile.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { orderText } from '../text.ts'
import './sheet-form.css'

type InvoiceSheetProps = { order: Order; open: boolean; onClose: () => void }

/** Asks for an invoice, or corrects the request as long as none is issued. */
export function InvoiceSheet({ order, open, onClose }: InvoiceSheetProps) {
  const text = useText(orderText)
  const form = useForm({
    initial: () => ({
      title: order.invoice?.title ?? '',
      tax_no: order.invoice?.tax_no ?? '',
      email: order.invoice?.email ?? '',
    }),
    faultsOf: ({ title, tax_no, email }) => ({
      title: title.trim() === '' ? text.enterTitle : undefined,
      tax_no: isTaxNumber(tax_no.trim().toUpperCase()) ? undefined : text.taxNoWrong,
      email: isEmail(email.trim()) ? undefined : text.emailWrong,
    }),
    showFaults: 'tried',
    draft: { key: `invoice_${order.order_id}`, in: 'device' },
    async onSubmit({ title, tax_no, email }) {
      await orderMutations.invoice({
        order_id: order.order_id,
        title: title.trim(),
        tax_no: tax_no.trim().toUpperCase(),
        email: email.trim(),
      })
      toast(text.invoiceAsked, 'success')
      onClose()
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title={text.invoice}>
      <form className="sheet-form" {...form.props}>
        <Field
          {...form.bind('title')}
          label={text.invoiceTitle}
          maxLength={orderLimits.invoiceTitle}
          autoComplete="organization"
        />
        <Field
          {...form.bind('tax_no')}
          label={text.taxNo}
          hint={text.taxNoHint}
          maxLength={orderLimits.taxNumber}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Field
          {...form.bind('email')}
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={orderLimits.email}
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.submit}
        </Button>
      </form>
    </Sheet>
  )
}
