import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pickupStates } from '#contract/commerce/coffee.ts'
import type { OwnPickup } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { CallFailure } from '#web/platform/call-failure.ts'
import { clock } from '#web/platform/clock.ts'
import { storage } from '#web/platform/storage.ts'
import { useNow } from '#web/shell/use-now.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { coffeePaths } from '#web/paths/coffee.ts'
import { coffeeQueries } from '../queries.ts'
import { readSavedVouchers } from '../saved-vouchers.ts'
import { coffeeText } from '../text.ts'
import { useSavedVouchers } from '../use-saved-vouchers.ts'
import { ClaimForm } from './claim-form.tsx'
import { VoucherCode } from './voucher-code.tsx'

const retryMs = 5000

/** One campaign: to claim, or the voucher that was claimed, which shows without a network too. */
export function CoffeeOffer({ campaignId }: { campaignId: number }) {
  const text = useText(coffeeText)
  const query = useQuery({
    ...coffeeQueries.offer(campaignId),
    // A line that is back is noticed, also where the browser does not tell of it.
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  })
  const offer = query.data?.offers[0]
  const voucher = offer?.voucher
  const known = useMemo(() => (voucher ? [voucher] : undefined), [voucher])
  useSavedVouchers(known, query.dataUpdatedAt)

  if (offer && voucher)
    return <Voucher voucher={voucher} offsetMs={voucher.time - query.dataUpdatedAt} isOffline={false} />
  if (offer) return <ClaimForm offer={offer} />
  if (isMissing(query.error))
    return (
      <ListState
        status="missing"
        emptyText={text.missing}
        emptyAction={<ButtonLink href={coffeePaths.all}>{text.toAll}</ButtonLink>}
      />
    )
  const saved = readSavedVouchers(storage.get('userid')).find((one) => one.voucher.campaign_id === campaignId)
  if (saved && (query.isError || query.isPaused)) return <Voucher {...saved} isOffline />
  if (query.error) return <LoadFailure error={query.error} onRetry={() => query.refetch()} />
  return <ListState status="loading" />
}

const isMissing = (error: Error | null) =>
  error instanceof CallFailure && error.status === failures.dataMissing.status

type VoucherProps = { voucher: OwnPickup; offsetMs: number; isOffline: boolean }

function Voucher({ voucher, offsetMs, isOffline }: VoucherProps) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const now = useNow('minute')
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const isOver = voucher.status === pickupStates.expired || shanghaiMoment(voucher.expire_at) <= now
  const places = voucher.counter_name || voucher.counters.map(({ name }) => name).join('、')
  if (voucher.status === pickupStates.redeemed)
    return (
      <>
        <ListState status="done" emptyText={text.redeemedTitle} />
        <Facts
          facts={[
            [text.item, voucher.item],
            [text.usedAt, timeOf(voucher.used_at)],
            [text.usedCounter, voucher.used_counter],
          ]}
        />
      </>
    )
  if (isOver)
    return (
      <ListState
        status="note"
        emptyText={`${text.expiredTitle}。${text.expiredText}`}
        emptyAction={<ButtonLink href={coffeePaths.all}>{text.toAll}</ButtonLink>}
      />
    )
  return (
    <>
      <VoucherCode saved={{ voucher, offsetMs }} isOffline={isOffline} />
      <Facts
        facts={[
          [text.campaign, voucher.title],
          [text.place, places],
          [text.validUntil, timeOf(voucher.expire_at)],
        ]}
      />
    </>
  )
}
