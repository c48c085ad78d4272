import { WorkCard } from '#web/features/library/works/cards/work-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { browseQueries } from '../queries.ts'
import type { ListScope } from '../queries.ts'
import { browseText } from '../text.ts'
import type { CourseKind } from '../use-filter.ts'
import './browse-cards.css'

type WorkListProps = { scope: ListScope; isFree: boolean | undefined; kind: CourseKind }

const queryOfKind = {
  all: browseQueries.courses,
  single: browseQueries.singleCourses,
  series: browseQueries.seriesCourses,
}

export function WorkList({ scope, isFree, kind }: WorkListProps) {
  const text = useText(browseText)
  return (
    <div className="browse-cards">
      <PagedList
        query={queryOfKind[kind](scope, isFree)}
        keyOf={(work) => work.production_id}
        estimate={210}
        columns={2}
        skeleton="cards"
        emptyText={text.noCourses}
      >
        {(work) => <WorkCard work={work} />}
      </PagedList>
    </div>
  )
}
