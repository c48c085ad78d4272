import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { withdrawalPaths } from '#web/paths/withdrawals.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { BillRow } from '../parts/bill-row.tsx'
import { billQueries } from '../queries.ts'
import { billText } from '../text.ts'

/** All months. */
const all = ''

/** Every movement of the user's money, of one month or of all. */
export function Bills() {
  const text = useText(billText)
  const months = useQuery(billQueries.months()).data?.months ?? []
  const [month, setMonth] = useQueryChoice<string>('month', [all, ...months])
  if (months.length < 2)
    return (
      <ScreenFrame>
        <BillsOf month={all} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame>
      <Tabs
        id="bills"
        label={text.byMonth}
        items={[all, ...months].map((key) => ({
          key,
          label: key === all ? text.allMonths : text.month(key),
        }))}
        active={month}
        onChange={setMonth}
      />
      <TabPanel tabsId="bills" tabKey={month}>
        <BillsOf month={month} />
      </TabPanel>
    </ScreenFrame>
  )
}

function BillsOf({ month }: { month: string }) {
  const text = useText(billText)
  const client = useQueryClient()
  const query = billQueries.list(month)
  const rows = useInfiniteQuery(query).data?.pages.flatMap(({ data }) => data) ?? []
  const firstOfMonth = new Set(
    rows.filter((bill, at) => rows[at - 1]?.month !== bill.month).map(({ bill_id }) => bill_id),
  )
  return (
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
  )
}
