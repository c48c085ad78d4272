import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { subjectPaths } from '#web/paths/subjects.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { FeedItem } from '../parts/feed-item.tsx'
import { Suggestions } from '../parts/suggestions.tsx'
import { followFeedQueries } from '../queries.ts'
import { followFeedText } from '../text.ts'

export function FollowContent() {
  const text = useText(followFeedText)
  const client = useQueryClient()
  const feed = useInfiniteQuery(followFeedQueries.content())
  const isEmpty = feed.data?.pages[0]?.data.length === 0
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={followFeedQueries.content()}
          skeleton="feed"
          keyOf={(item) => `${item.type} ${item.id}`}
          estimate={150}
          emptyText={text.nothing}
          emptyAction={<ButtonLink href={subjectPaths.own}>{text.chooseSubjects}</ButtonLink>}
        >
          {(item) => <FeedItem item={item} />}
        </PagedList>
        {isEmpty && <Suggestions />}
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
