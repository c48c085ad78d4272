import { useInfiniteQuery } from '@tanstack/react-query'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { QuerySection } from '#web/shell/query-section.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

export function DiseaseDoctors({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const doctors = useInfiniteQuery(collegeQueries.doctors(diseaseId))
  return (
    <QuerySection
      query={doctors}
      rows={doctors.data?.pages.flatMap((page) => page.data)}
      title={text.doctors}
    >
      {(rows) => (
        <>
          <DoctorFaces doctors={rows} />
          {doctors.isError && <ListState status="error" inline onRetry={() => doctors.fetchNextPage()} />}
          {doctors.hasNextPage && !doctors.isError && (
            <Button variant="quiet" block onClick={() => doctors.fetchNextPage()}>
              {text.seeAll}
            </Button>
          )}
        </>
      )}
    </QuerySection>
  )
}
