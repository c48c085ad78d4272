import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Offer } from '#contract/commerce/coffee.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { clock } from '#web/platform/clock.ts'
import { storage } from '#web/platform/storage.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { coffeePaths } from '#web/paths/coffee.ts'
import { coffeeQueries } from '../queries.ts'
import { readSavedVouchers } from '../saved-vouchers.ts'
import { coffeeText } from '../text.ts'
import { useSavedVouchers } from '../use-saved-vouchers.ts'
import { VoucherRow } from './voucher-row.tsx'

/** What can be claimed, and the user's vouchers. */
export function CoffeeOverview() {
  const client = useQueryClient()
  return (
    <PullToRefresh onRefresh={() => startOver(client)}>
      <Offers />
      <Vouchers />
    </PullToRefresh>
  )
}

function Offers() {
  const text = useText(coffeeText)
  const query = useQuery(coffeeQueries.offers())
  const offers = query.data?.offers
  // Without a network there is nothing to claim.
  if (!offers && query.isPaused) return null
  return (
    <Section title={text.offers}>
      {!offers && (
        <ListState status={query.isError ? 'error' : 'loading'} inline onRetry={() => query.refetch()} />
      )}
      {offers?.length === 0 && <ListState status="empty" inline emptyText={text.noOffers} />}
      {offers?.map((offer) => (
        <OfferRow key={offer.campaign_id} offer={offer} />
      ))}
    </Section>
  )
}

function OfferRow({ offer }: { offer: Offer }) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const hasBegun = shanghaiMoment(offer.begin_time) <= clock.now()
  return (
    <ListRow
      title={offer.item}
      note={`${offer.title} · ${hasBegun ? text.claimUntil(timeOf(offer.end_time)) : text.begins(timeOf(offer.begin_time))}`}
      after={
        offer.refusal === '' ? <Tag kind="free">{text.left(offer.left)}</Tag> : <Tag>{offer.refusal}</Tag>
      }
      href={coffeePaths.offer(offer.campaign_id)}
    />
  )
}

function Vouchers() {
  const text = useText(coffeeText)
  const query = coffeeQueries.vouchers()
  const list = useInfiniteQuery(query)
  const vouchers = useMemo(() => list.data?.pages.flatMap((page) => page.data), [list.data])
  useSavedVouchers(vouchers, list.dataUpdatedAt)
  const isOut = !vouchers && (list.isPaused || list.isError)
  return (
    <Section title={text.history}>
      {isOut ? (
        <>
          {readSavedVouchers(storage.get('userid')).map(({ voucher }) => (
            <VoucherRow key={voucher.campaign_id} voucher={voucher} />
          ))}
          {list.error && <LoadFailure error={list.error} onRetry={() => list.refetch()} />}
        </>
      ) : (
        <PagedList
          query={query}
          skeleton="rows"
          keyOf={(voucher) => voucher.campaign_id}
          estimate={72}
          emptyText={text.noVouchers}
        >
          {(voucher) => <VoucherRow voucher={voucher} />}
        </PagedList>
      )}
    </Section>
  )
}
