import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from '#web/shell/navigation.ts'
import type { pagedQueryOf } from '#web/platform/query.ts'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import type { SkeletonProps } from '#web/ui/skeleton/skeleton.tsx'
import { FailureState } from './failure-state.tsx'
import { VirtualList } from '#web/ui/virtual-list/virtual-list.tsx'
import type { VirtualListProps } from '#web/ui/virtual-list/virtual-list.tsx'

type PagedListProps<Row> = Pick<VirtualListProps<Row>, 'keyOf' | 'estimate' | 'columns' | 'children'> & {
  query: ReturnType<typeof pagedQueryOf<{ page: number }, Row>>
  skeleton: SkeletonProps['shape']
  /** What would be here; otherwise only that there is no content. */
  emptyText?: string
  emptyAction?: ReactNode
  emptyDrawing?: ReactNode
}

/** A list that is read page by page as one scrolls, in every state it can be in. */
export function PagedList<Row>({
  query,
  skeleton,
  emptyText,
  emptyAction,
  emptyDrawing,
  ...drawing
}: PagedListProps<Row>) {
  const list = useInfiniteQuery(query)
  const place = useLocation()
  const name = JSON.stringify(query.queryKey)
  /** For the network, which the bar above says is down. */
  const isWaiting = list.isPaused && list.hasNextPage
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isPending) return <Skeleton shape={skeleton} count={6} />
  if (list.isError && rows.length === 0)
    return <FailureState error={list.error} onRetry={() => list.refetch()} />
  if (rows.length === 0)
    return (
      <ListState status="empty" emptyText={emptyText} emptyAction={emptyAction} emptyDrawing={emptyDrawing} />
    )
  return (
    <>
      <VirtualList key={name} rows={rows} memory={`${place.key} ${name}`} {...drawing} />
      {list.isError && <ListState status="error" inline onRetry={() => list.fetchNextPage()} />}
      {(list.isFetchingNextPage || isWaiting) && <ListState status="loading" inline />}
      {!list.hasNextPage && !list.isError && <ListState status="end" />}
      <EndSentinel
        onReach={() => list.fetchNextPage()}
        active={list.hasNextPage && !list.isFetching && !list.isError}
      />
    </>
  )
}
