import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DoctorRow } from '#web/features/people/doctors/cards/doctor-row.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { departmentPaths } from '#web/paths/departments.ts'
import { departmentQueries } from '../queries.ts'
import { departmentText } from '../text.ts'

/** The doctors of a department. */
export function DoctorList() {
  const text = useText(departmentText)
  const client = useQueryClient()
  const departmentId = useQueryId('department_id')
  const department = useQuery(departmentQueries.detail(departmentId))
  return (
    <ScreenFrame pageTitle={department.data && `${department.data.department_name} ${text.doctors}`}>
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={departmentQueries.doctors(departmentId)}
          keyOf={(doctor) => doctor.doctor_id}
          estimate={76}
          skeleton="rows"
          emptyText={text.noDoctors}
          emptyAction={<ButtonLink href={departmentPaths.home}>{text.seeAll}</ButtonLink>}
        >
          {(doctor) => <DoctorRow doctor={doctor} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
