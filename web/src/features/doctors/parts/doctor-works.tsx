import { useInfiniteQuery } from '@tanstack/react-query'
import { WorkCard } from '#web/features/courses/cards/work-card.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'

export function DoctorWorks({ doctorId }: { doctorId: number }) {
  const text = useText(doctorText)
  const works = useInfiniteQuery(doctorQueries.works(doctorId))
  const rows = works.data?.pages.flatMap((page) => page.data) ?? []
  if (works.isPending) return <Skeleton shape="feed" count={3} />
  if (rows.length === 0 && !works.isError) return <ListState status="empty" emptyText={text.noWorks} />
  return (
    <>
      <ul className="doctor-grid">
        {rows.map((work) => (
          <li key={work.production_id}>
            <WorkCard work={work} />
          </li>
        ))}
      </ul>
      {works.isError && <ListState status="error" inline onRetry={() => works.fetchNextPage()} />}
      {works.isFetchingNextPage && <ListState status="loading" inline />}
      {!works.hasNextPage && !works.isError && <ListState status="end" />}
      <EndSentinel
        onReach={() => works.fetchNextPage()}
        active={works.hasNextPage && !works.isFetching && !works.isError}
      />
    </>
  )
}
