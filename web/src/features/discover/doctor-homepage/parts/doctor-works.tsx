import { WorkCard } from '#web/features/library/courses/cards/work-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'

export function DoctorWorks({ doctorId }: { doctorId: number }) {
  const text = useText(doctorText)
  return (
    <div className="doctor-works">
      <PagedList
        query={doctorQueries.works(doctorId)}
        keyOf={(work) => work.production_id}
        estimate={210}
        columns={2}
        skeleton="feed"
        emptyText={text.noWorks}
      >
        {(work) => <WorkCard work={work} />}
      </PagedList>
    </div>
  )
}
