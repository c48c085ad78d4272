import { useQueryClient } from '@tanstack/react-query'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { PurchasedCard } from '../parts/purchased-card.tsx'
import { orderQueries } from '../queries.ts'
import { orderText } from '../text.ts'

/** The courses that the member has bought, latest first, with how far they have got. */
export function PurchasedCourses() {
  const text = useText(orderText)
  const client = useQueryClient()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={orderQueries.purchased()}
          skeleton="feed"
          keyOf={(work) => work.production_id}
          estimate={150}
          emptyText={text.nonePurchased}
          emptyAction={<ButtonLink href="/curriculum">{text.browse}</ButtonLink>}
        >
          {(work) => <PurchasedCard work={work} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}
