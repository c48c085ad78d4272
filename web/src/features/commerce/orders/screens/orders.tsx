import { useQueryClient } from '@tanstack/react-query'
import { orderStates } from '#contract/commerce/orders.ts'
import { couponPaths } from '#web/paths/coupons.ts'
import { giftPaths } from '#web/paths/gifts.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ReceiptDrawing } from '#web/ui/list-state/thing-drawings.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { OrderCard } from '../parts/order-card.tsx'
import { orderQueries } from '../queries.ts'
import { orderText } from '../text.ts'
import './orders.css'

const { pending, paid, refunding, refunded, cancelled, closed } = orderStates
const states = [pending, paid, refunding, refunded, cancelled, closed] as const

/** The user's orders by state. */
export function Orders() {
  const text = useText(orderText)
  const client = useQueryClient()
  const [status, setStatus] = useQueryChoice('status', ['0', ...states.map(String)])
  return (
    <ScreenFrame>
      <div className="orders-links">
        <ButtonLink small variant="quiet" href={couponPaths.own}>
          {text.myCoupons}
        </ButtonLink>
        <ButtonLink small variant="quiet" href={giftPaths.codes}>
          {text.giftCodes}
        </ButtonLink>
      </div>
      <Tabs
        id="orders"
        label={text.byState}
        items={[
          { key: '0', label: text.all },
          ...states.map((state) => ({ key: String(state), label: text.states[state] })),
        ]}
        active={status}
        onChange={setStatus}
      />
      <TabPanel tabsId="orders" tabKey={status}>
        <PullToRefresh onRefresh={() => startOver(client)}>
          <PagedList
            query={orderQueries.list(Number(status))}
            skeleton="feed"
            keyOf={(order) => order.order_id}
            estimate={240}
            emptyText={text.noOrders}
            emptyAction={<ButtonLink href="/curriculum">{text.browse}</ButtonLink>}
            emptyDrawing={<ReceiptDrawing />}
          >
            {(order) => <OrderCard order={order} />}
          </PagedList>
        </PullToRefresh>
      </TabPanel>
    </ScreenFrame>
  )
}
