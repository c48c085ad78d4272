import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { workPath } from '#web/paths/courses.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import type { ReviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import type { PaymentFace } from '../payment-face.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { orderText } from '../text.ts'
import { useCheckPayment } from '../use-check-payment.ts'
import { RefundWay } from './refund-way.tsx'
import './payment-face-view.css'

type ShownFace = Exclude<PaymentFace, 'pay'>

type PaymentFaceViewProps = {
  face: ShownFace
  order: Order
  /** The payer comes from the cashier and is led on to the lesson. */
  isJustPaid: boolean
  onPayAgain: () => void
}

const outcomes: Record<ShownFace, ReviewOutcome> = {
  waiting: 'open',
  paid: 'passed',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'failed',
  refunding: 'open',
  refunded: 'passed',
}

/** What became of a payment, with the next step. */
export function PaymentFaceView({ face, order, isJustPaid, onPayAgain }: PaymentFaceViewProps) {
  const text = useText(orderText)
  const course = workPath(order.item_id, order.course_type)
  const check = useCheckPayment(order.order_id)
  const { title, note } = text.faces[face]
  return (
    <div className="payment-face-view" aria-live="polite">
      <ReviewStatus is={outcomes[face]} title={title}>
        <p className="payment-face-view-note">{note}</p>
        {face === 'paid' && isJustPaid && <ReturnToCourse course={course} />}
        {(face === 'refunding' || face === 'refunded') && order.refund && <RefundWay refund={order.refund} />}
        <div className="payment-face-view-actions">
          {face === 'waiting' && (
            <Button variant="primary" block onClick={check}>
              {text.checkAgain}
            </Button>
          )}
          {face === 'paid' && (
            <ButtonLink variant="primary" block href={course}>
              {text.startLearning}
            </ButtonLink>
          )}
          {(face === 'waiting' || face === 'failed') && (
            <Button variant={face === 'failed' ? 'primary' : 'quiet'} block onClick={onPayAgain}>
              {text.payAgain}
            </Button>
          )}
          {(face === 'expired' || face === 'cancelled') && (
            <ButtonLink variant="primary" block href={orderPaths.buyWork(order.item_id)}>
              {text.orderAgain}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" block href={orderPaths.list()}>
            {text.viewOrders}
          </ButtonLink>
        </div>
      </ReviewStatus>
    </div>
  )
}

const returnSeconds = 3

/** Straight back to the lesson; the order leaves the history, so that the way back is that to the course. */
function ReturnToCourse({ course }: { course: string }) {
  const text = useText(orderText)
  const navigate = useNavigate()
  const [left, setLeft] = useState(returnSeconds)
  const goOn = useEffectEvent(() => void navigate(course, { replace: true }))
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : goOn()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return <p className="payment-face-view-note">{text.returning(left)}</p>
}
