import { useInfiniteQuery } from '@tanstack/react-query'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { operationQueries } from '../queries.ts'
import { operationText } from '../text.ts'

/** Works and recordings that teach more about an operation. */
export function Lessons({ operationId }: { operationId: number }) {
  const text = useText(operationText)
  const lessons = useInfiniteQuery(operationQueries.lessons(operationId))
  const rows = lessons.data?.pages.flatMap((page) => page.data) ?? []
  if (lessons.isPending) return <Skeleton shape="feed" count={3} />
  if (rows.length === 0 && !lessons.isError) return <ListState status="empty" emptyText={text.noLessons} />
  return (
    <>
      <ul>
        {rows.map((item) => (
          <li key={`${item.type} ${item.id}`}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
      {lessons.isError && <ListState status="error" inline onRetry={() => lessons.fetchNextPage()} />}
      {lessons.isFetchingNextPage && <ListState status="loading" inline />}
      {!lessons.hasNextPage && !lessons.isError && <ListState status="end" />}
      <EndSentinel
        onReach={() => lessons.fetchNextPage()}
        active={lessons.hasNextPage && !lessons.isFetching && !lessons.isError}
      />
    </>
  )
}
