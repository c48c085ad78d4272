import { pickupStates } from '#contract/commerce/coffee.ts'
import type { OwnPickup } from '#contract/commerce/coffee.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { coffeePaths } from '#web/paths/coffee.ts'
import { coffeeText } from '../text.ts'

/** A voucher in a list; it leads to its code. */
export function VoucherRow({ voucher }: { voucher: OwnPickup }) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const note =
    voucher.status === pickupStates.redeemed
      ? `${timeOf(voucher.used_at)} · ${voucher.used_counter}`
      : text.until(timeOf(voucher.expire_at))
  return (
    <ListRow
      title={voucher.item}
      note={`${voucher.title} · ${note}`}
      after={
        <Tag kind={voucher.status === pickupStates.claimed ? 'credit' : 'neutral'}>
          {text.states[voucher.status]}
        </Tag>
      }
      href={coffeePaths.offer(voucher.campaign_id)}
    />
  )
}
