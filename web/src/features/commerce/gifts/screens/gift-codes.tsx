import { useQueryClient } from '@tanstack/react-query'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { GiftCodeCard } from '../parts/gift-code-card.tsx'
import { giftQueries } from '../queries.ts'
import { giftText } from '../text.ts'

/** The codes of what the user has bought for others. */
export function GiftCodes() {
  const text = useText(giftText)
  const client = useQueryClient()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={giftQueries.codes()}
          skeleton="rows"
          keyOf={({ code }) => code}
          estimate={150}
          emptyText={text.none}
          emptyAction={<ButtonLink href="/curriculum">{text.browse}</ButtonLink>}
        >
          {(gift) => <GiftCodeCard gift={gift} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}
