import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { groupStates } from '#contract/commerce/groups.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { GroupNote } from '#web/features/commerce/groups/cards/group-note.tsx'
import { InviteButton } from '#web/features/commerce/groups/cards/invite-button.tsx'
import { giftPaths } from '#web/paths/gifts.ts'
import { workPath } from '#web/paths/works.ts'
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
  const { title, note } = face === 'paid' ? paidWords(order, text) : text.faces[face]
  const isWaiting = order.group?.state === groupStates.open
  return (
    <div className="payment-face-view" aria-live="polite">
      <ReviewStatus is={outcomes[face]} title={title}>
        <p className="payment-face-view-note">{note}</p>
        {face === 'paid' && order.group && <GroupNote group={order.group} />}
        {face === 'paid' && isJustPaid && order.seats === 0 && !isWaiting && (
          <ReturnToCourse course={course} />
        )}
        {(face === 'refunding' || face === 'refunded') && order.refund && <RefundWay refund={order.refund} />}
        <div className="payment-face-view-actions">
          {face === 'waiting' && (
            <Button variant="primary" block onClick={check}>
              {text.checkAgain}
            </Button>
          )}
          {face === 'paid' && order.seats > 0 && (
            <ButtonLink variant="primary" block href={giftPaths.codes}>
              {text.viewGiftCodes}
            </ButtonLink>
          )}
          {face === 'paid' && order.group && isWaiting && <InviteButton code={order.group.code} />}
          {face === 'paid' && order.seats === 0 && !isWaiting && (
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

/** What was paid for: the right to watch, codes, or a place in a group. */
function paidWords(order: Order, text: (typeof orderText)['zh']): { title: string; note: string } {
  if (order.seats > 0) return text.giftPaid
  return order.group && order.group.state !== groupStates.complete ? text.groupPaid : text.faces.paid
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
