import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { withdrawalPaths } from '#web/features/commerce/withdrawals/paths.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { BillRow } from '../parts/bill-row.tsx'
import { billQueries } from '../queries.ts'
import { billText } from '../text.ts'

/** Every movement of the user's money, by month. */
export function Bills() {
  const text = useText(billText)
  const client = useQueryClient()
  const query = billQueries.list('')
  const rows = useInfiniteQuery(query).data?.pages.flatMap(({ data }) => data) ?? []
  const firstOfMonth = new Set(
    rows.filter(({ month }, at) => rows[at - 1]?.month !== month).map(({ bill_id }) => bill_id),
  )
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={query}
          skeleton="rows"
          keyOf={(bill) => bill.bill_id}
          estimate={72}
          emptyText={text.noBills}
          emptyAction={<ButtonLink href={withdrawalPaths.claim}>{text.toWithdrawal}</ButtonLink>}
        >
          {(bill) => <BillRow bill={bill} isFirstOfMonth={firstOfMonth.has(bill.bill_id)} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}
