import { useInfiniteQuery } from '@tanstack/react-query'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import { SubjectSection } from './subject-section.tsx'

const shown = 8

export function SubjectExperts({ collegeId }: { collegeId: number }) {
  const text = useText(browseText)
  const scope = { collegeId, diseaseId: 0 }
  const experts = useInfiniteQuery(browseQueries.experts(scope))
  const rows = experts.data?.pages[0]?.data ?? []
  if (rows.length === 0 && !experts.isError) return null
  return (
    <SubjectSection title={text.experts} more={browsePaths.experts(scope)}>
      {rows.length > 0 ? (
        <DoctorFaces doctors={rows.slice(0, shown)} />
      ) : (
        <ListState status="error" inline onRetry={() => experts.refetch()} />
      )}
    </SubjectSection>
  )
}
