import { useNavigate } from '#web/shell/navigation.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { orderMutations } from '../mutations.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { orderText } from '../text.ts'

/** Takes a coupon code. The server answers with an order at the lower price. */
export function CouponForm({ order }: { order: Order }) {
  const text = useText(orderText)
  const navigate = useNavigate()
  const form = useForm({
    initial: () => ({ code: '' }),
    faultsOf: ({ code }) => ({ code: code.trim() === '' ? text.enterCoupon : undefined }),
    showFaults: 'tried',
    refusalAt: 'code',
    async onSubmit({ code }) {
      const { item_type, item_id } = order
      const priced = await orderMutations.create({ item_type, item_id, coupon_code: code.trim() })
      await navigate(orderPaths.payment(priced.order_id), { replace: true })
      form.reset()
    },
  })
  return (
    <form {...form.props}>
      <Field
        {...form.bind('code')}
        label={text.coupon}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        suffix={
          <Button type="submit" small variant="quiet" onClick={form.submit}>
            {text.couponUse}
          </Button>
        }
      />
    </form>
  )
}
