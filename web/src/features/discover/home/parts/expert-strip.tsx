import { useInfiniteQuery } from '@tanstack/react-query'
import { doctorPaths } from '#web/paths/doctors.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Badge } from '#web/ui/badge/badge.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { HomeScope } from '#web/paths/home.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'

/** Experts side by side: live ones are marked, new works are counted, reaching the end loads more. */
export function ExpertStrip({ scope }: { scope: HomeScope }) {
  const text = useText(homeText)
  const experts = useInfiniteQuery(homeQueries.experts(scope))
  if (experts.isError && !experts.data)
    return <ListState status="error" inline onRetry={() => experts.refetch()} />
  const rows = experts.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Strip
      label={text.experts}
      onEnd={() => experts.fetchNextPage()}
      hasMore={experts.hasNextPage && !experts.isFetching && !experts.isError}
    >
      {rows.map((expert) => (
        <Link key={expert.doctor_id} href={doctorPaths.home(expert.doctor_id)} className="home-expert">
          <span className="home-expert-face">
            <Avatar src={expert.doctor_cover} name="" size={60} />
            {expert.live_status === 1 && (
              <span className="home-expert-live">
                <Tag kind="live" solid>
                  {text.live}
                </Tag>
              </span>
            )}
            {expert.new_production_num > 0 && (
              <span className="home-expert-new">
                <span className="visually-hidden">{text.newWorks(expert.new_production_num)}</span>
                <span aria-hidden="true">
                  <Badge count={expert.new_production_num} />
                </span>
              </span>
            )}
          </span>
          <span className="home-expert-name">{expert.doctor_name}</span>
        </Link>
      ))}
    </Strip>
  )
}
