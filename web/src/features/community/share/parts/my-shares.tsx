import { useInfiniteQuery } from '@tanstack/react-query'
import { clock } from '#web/platform/clock.ts'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { shareQueries } from '../queries.ts'
import { shareText } from '../text.ts'

/** What one has shared and others came through. */
export function MyShares() {
  const text = useText(shareText)
  const language = useLanguage()
  const shares = useInfiniteQuery(shareQueries.mine())
  const rows = shares.data?.pages.flatMap((page) => page.data) ?? []
  if (shares.isPending) return <Skeleton shape="lines" count={3} />
  if (rows.length === 0 && !shares.isError)
    return <ListState status="empty" inline emptyText={text.nobodyYet} />
  return (
    <>
      <ul className="share-mine">
        {rows.map((share) => (
          <li key={share.sid}>
            <ListRow
              title={share.title}
              note={dateText(share.share_time, new Date(clock.now()), language)}
              after={text.came(share.visit_num)}
            />
          </li>
        ))}
      </ul>
      {shares.isError && <ListState status="error" inline onRetry={() => shares.fetchNextPage()} />}
      {shares.isFetchingNextPage && <ListState status="loading" inline />}
      {!shares.hasNextPage && !shares.isError && <ListState status="end" />}
      <EndSentinel
        onReach={() => shares.fetchNextPage()}
        active={shares.hasNextPage && !shares.isFetching && !shares.isError}
      />
    </>
  )
}
