import { courseTypes } from '#contract/wire/items.ts'
import { WorkCard } from '#web/features/library/works/cards/work-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'
import './doctor-works.css'

type DoctorWorksProps = { doctorId: number; courseType: number }

export function DoctorWorks({ doctorId, courseType }: DoctorWorksProps) {
  const text = useText(doctorText)
  return (
    <div className="doctor-works">
      <PagedList
        query={doctorQueries.works(doctorId, courseType)}
        keyOf={(work) => work.production_id}
        estimate={210}
        columns={2}
        skeleton="feed"
        emptyText={courseType === courseTypes.single ? text.noWorks : text.noCourses}
      >
        {(work) => <WorkCard work={work} />}
      </PagedList>
    </div>
  )
}
