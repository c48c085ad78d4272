import type { Order } from '#contract/commerce/orders.ts'
import { CouponChoice } from '#web/features/commerce/coupons/cards/coupon-choice.tsx'
import { orderPaths } from '#web/paths/orders.ts'
import { useNavigate } from '#web/shell/navigation.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { orderMutations } from '../mutations.ts'
import { CouponForm } from './coupon-form.tsx'

/** The coupons that fit, and a field for another code. The server answers with an order at the other price. */
export function CouponPart({ order }: { order: Order }) {
  const navigate = useNavigate()
  const { item_type, item_id } = order

  async function choose(code: string) {
    try {
      const wanted = { item_type, item_id, coupon_code: code, without_coupon: code === '' }
      const priced = await orderMutations.create(wanted)
      await navigate(orderPaths.payment(priced.order_id), { replace: true })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <CouponChoice itemId={item_id} chosen={order.coupon_code} discount={order.discount} onChoose={choose} />
      <CouponForm order={order} />
    </>
  )
}
