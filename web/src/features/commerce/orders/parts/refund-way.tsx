import type { Order } from '#contract/commerce/orders.ts'
import { refundStates } from '#contract/commerce/orders.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { clock } from '#web/platform/clock.ts'
import { separated } from '#web/ui/format/separated.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import './refund-way.css'

/** How many steps of its way a refund has made. */
const stepsDone: Record<OneOf<typeof refundStates>, number> = {
  [refundStates.asked]: 1,
  [refundStates.refused]: 0,
  [refundStates.approved]: 2,
  [refundStates.sent]: 3,
  [refundStates.arrived]: 4,
  [refundStates.withdrawn]: 0,
}

/** The way of a refund: asked for, approved, sent, arrived; or why it was refused. */
export function RefundWay({ refund }: { refund: NonNullable<Order['refund']> }) {
  const text = useText(orderText)
  const language = useLanguage()
  const timeOf = (time: string) => time && dateText(time, new Date(clock.now()), language)
  const done = stepsDone[refund.state]
  const times = [refund.asked_at, refund.decided_at, '', refund.arrived_at]
  return (
    <div className="refund-way">
      <p className="refund-way-amount">
        {separated([partWords(refund, text), text.refundAmount(priceText(refund.amount))])}
      </p>
      {refund.reason && (
        <p className="refund-way-note">
          {text.refundReason}: {refund.reason}
        </p>
      )}
      {refund.state === refundStates.withdrawn ? (
        <p className="refund-way-note">{text.refundWithdrawn}</p>
      ) : refund.state === refundStates.refused ? (
        <p className="refund-way-refused">
          {text.refundRefused}: {refund.refuse_reason}
        </p>
      ) : (
        <ol className="refund-way-steps" aria-label={text.refundWay}>
          {text.refundSteps.map((step, index) => (
            <li
              key={step}
              className="refund-way-step"
              data-done={index < done || undefined}
              aria-current={index === done - 1 ? 'step' : undefined}
            >
              <span>{step}</span>
              {index < done && <span className="refund-way-note">{timeOf(times[index]!)}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** What goes back. */
function partWords(
  { part, part_count }: NonNullable<Order['refund']>,
  text: (typeof orderText)['zh'],
): string {
  const words = text.refundOf[part]
  return typeof words === 'string' ? words : words(part_count)
}
