import { useQueryClient } from '@tanstack/react-query'
import { couponTabs } from '#contract/commerce/coupons.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { ReceiptDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { CouponCard } from '../parts/coupon-card.tsx'
import { TakeCoupon } from '../parts/take-coupon.tsx'
import { couponQueries } from '../queries.ts'
import { couponText } from '../text.ts'

const tabs = [couponTabs.usable, couponTabs.used, couponTabs.expired] as const

/** The user's coupons: usable, used, expired. */
export function Coupons() {
  const text = useText(couponText)
  const client = useQueryClient()
  const [shown, setShown] = useQueryChoice<string>('status', ['1', '2', '3'])
  const tab = tabs.find((one) => String(one) === shown) ?? couponTabs.usable
  return (
    <ScreenFrame>
      <TakeCoupon />
      <Tabs
        id="coupons"
        label={text.byState}
        items={tabs.map((one) => ({ key: String(one), label: text.tabs[one] }))}
        active={shown}
        onChange={setShown}
      />
      <TabPanel tabsId="coupons" tabKey={shown}>
        <PullToRefresh onRefresh={() => startOver(client)}>
          <PagedList
            query={couponQueries.list(tab)}
            skeleton="rows"
            keyOf={(coupon) => coupon.code}
            estimate={120}
            emptyText={text.none[tab]}
            emptyDrawing={<ReceiptDrawing />}
          >
            {(coupon) => <CouponCard coupon={coupon} />}
          </PagedList>
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}
