import { useInfiniteQuery } from '@tanstack/react-query'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

export function DiseaseDoctors({ diseaseId }: { diseaseId: number }) {
  const text = useText(collegeText)
  const doctors = useInfiniteQuery(collegeQueries.doctors(diseaseId))
  const rows = doctors.data?.pages.flatMap((page) => page.data) ?? []
  if (rows.length === 0) return null
  return (
    <Section title={text.doctors}>
      <DoctorFaces doctors={rows} />
      {doctors.hasNextPage && (
        <Button variant="quiet" block onClick={() => doctors.fetchNextPage()}>
          {text.seeAll}
        </Button>
      )}
    </Section>
  )
}
