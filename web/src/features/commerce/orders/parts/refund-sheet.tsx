import type { Order } from '#contract/commerce/orders.ts'
import { orderLimits } from '#contract/commerce/orders.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { orderMutations } from '../mutations.ts'
import { orderText } from '../text.ts'
import './sheet-form.css'

type RefundSheetProps = { order: Order; open: boolean; onClose: () => void }

export function RefundSheet({ order, open, onClose }: RefundSheetProps) {
  const text = useText(orderText)
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: faultOf(reason.trim(), text) }),
    showFaults: 'tried',
    async onSubmit({ reason }) {
      await orderMutations.refund({ order_id: order.order_id, reason: reason.trim() })
      toast(text.refundAsked, 'success')
      form.reset()
      onClose()
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title={text.askRefund}>
      <form className="sheet-form" {...form.props}>
        <p>{text.refundAmount(priceText(order.pay_amount))}</p>
        <TextArea
          {...form.bind('reason')}
          label={text.refundReason}
          hint={text.refundHint}
          most={orderLimits.reason}
          rows={4}
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.submit}
        </Button>
      </form>
    </Sheet>
  )
}

function faultOf(reason: string, text: (typeof orderText)['zh']): string | undefined {
  if (reason === '') return text.enterReason
  return Array.from(reason).length > orderLimits.reason ? text.reasonTooLong(orderLimits.reason) : undefined
}
