import { pickupStates } from '#contract/commerce/coffee.ts'
import type { CounterItem, Pickup } from '#contract/commerce/coffee.ts'
import { clock } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { coffeeText } from '../text.ts'
import type { RedeemingStep } from '../use-redeeming.ts'

type FoundVoucherProps = {
  found: RedeemingStep & { is: 'found' }
  counter: CounterItem
  onConfirm: () => Promise<void>
  onLeave: () => void
}

/** Who gets what, and, unless something speaks against it, the button that redeems the voucher. */
export function FoundVoucher({ found, counter, onConfirm, onLeave }: FoundVoucherProps) {
  const text = useText(coffeeText)
  const { voucher, isOffline, problem } = found
  const objection = useObjection(voucher, counter)
  return (
    <section className="coffee-counter-found" aria-live="polite">
      <h2 className="coffee-counter-item">{voucher.item}</h2>
      <p className="coffee-counter-name">{voucher.truename}</p>
      <Facts
        facts={[
          [text.campaign, voucher.title],
          [text.code, voucher.pickup_code],
          [text.bound, voucher.counter_name],
        ]}
      />
      {isOffline && <p>{text.offlineFound}</p>}
      {(objection ?? problem) && (
        <p className="coffee-counter-problem" role="alert">
          {objection ?? problem}
        </p>
      )}
      {!objection && (
        <>
          <p className="coffee-counter-note">{text.confirmHint}</p>
          <Button variant="primary" block onClick={onConfirm}>
            {text.confirm}
          </Button>
        </>
      )}
      <Button variant="quiet" block onClick={onLeave}>
        {objection ? text.next : text.cancel}
      </Button>
    </section>
  )
}

/** Why the counter does not redeem it. */
function useObjection(voucher: Pickup, counter: CounterItem): string | undefined {
  const text = useText(coffeeText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  if (voucher.status === pickupStates.redeemed)
    return text.usedBefore(timeOf(voucher.used_at), voucher.used_counter)
  if (voucher.status === pickupStates.expired) return text.expired(timeOf(voucher.expire_at))
  return voucher.counter_id > 0 && voucher.counter_id !== counter.counter_id
    ? text.otherCounter(voucher.counter_name)
    : undefined
}
