import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { homepageFailures } from '#contract/discover/doctor-homepage.ts'
import { verificationPaths } from '#web/paths/verification.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { EditWindow } from '#web/shell/edit-window.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { editText } from '../edit-text.ts'
import type { EditPage } from '../edit-values.ts'
import { HomepageForm } from '../parts/homepage-form.tsx'
import { doctorQueries } from '../queries.ts'

export const EditHomepage = () => <EditScreen page="homepage" />
export const EditCard = () => <EditScreen page="card" />

function EditScreen({ page }: { page: EditPage }) {
  const profile = useQuery(doctorQueries.profile())
  return (
    <ScreenFrame>
      <EditWindow>
        {profile.data ? (
          <HomepageForm key={`${page} ${profile.data.doctor_id}`} page={page} profile={profile.data} />
        ) : (
          <AbsentProfile profile={profile} />
        )}
      </EditWindow>
    </ScreenFrame>
  )
}

function AbsentProfile({ profile }: { profile: UseQueryResult }) {
  const text = useText(editText)
  const { error } = profile
  if (error instanceof CallFailure && error.status === homepageFailures.noHomepage.status)
    return (
      <ListState
        status="note"
        emptyText={text.noHomepage}
        emptyAction={<ButtonLink href={verificationPaths.verification}>{text.verify}</ButtonLink>}
      />
    )
  return (
    <ListState
      status={profile.isError ? 'error' : 'loading'}
      errorText={error?.message}
      skeleton={<Skeleton shape="lines" count={6} />}
      onRetry={() => profile.refetch()}
    />
  )
}
