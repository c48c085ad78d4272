import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failures } from '#contract/wire/failure.ts'
import { reviewStatuses } from '#contract/library/authoring.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { verificationPaths } from '#web/paths/verification.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { EditWindow } from '#web/shell/edit-window.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { WorkForm } from '../parts/work-form.tsx'
import { authoringQueries } from '../queries.ts'
import { authoringText } from '../text.ts'
import './video-upload.css'

/** Writes a new work, or with `production_id` another version of an own one. */
export function VideoUpload() {
  const workId = useQueryId('production_id')
  return (
    <ScreenFrame>
      <EditWindow>
        <OwnHomepageOnly>
          {(doctorId) => {
            const above = doctorPaths.ownWorks(doctorId)
            return workId > 0 ? (
              <EditedWork key={workId} workId={workId} above={above} />
            ) : (
              <WorkForm key="new" workId={0} isPublished={false} above={above} />
            )
          }}
        </OwnHomepageOnly>
      </EditWindow>
    </ScreenFrame>
  )
}

function OwnHomepageOnly({ children }: { children: (doctorId: number) => ReactNode }) {
  const text = useText(authoringText)
  const homepage = useQuery(authoringQueries.homepage())
  if (!homepage.data) return <AbsentPart query={homepage} />
  if (homepage.data.linked) return children(homepage.data.linked.doctor_id)
  return (
    <ListState
      status="note"
      emptyText={text.noHomepage}
      emptyAction={<ButtonLink href={verificationPaths.verification}>{text.verify}</ButtonLink>}
    />
  )
}

function EditedWork({ workId, above }: { workId: number; above: string }) {
  const text = useText(authoringText)
  const detail = useQuery({ ...authoringQueries.detail(workId), staleTime: Infinity })
  if (!detail.data) return <AbsentPart query={detail} />
  const { review_status: status, review_reason: reason, is_published } = detail.data
  const isPublished = is_published === 1
  return (
    <>
      {status === reviewStatuses.refused && (
        <div className="video-upload-status">
          <ReviewStatus is="failed" title={text.refused} reason={text.reason(reason)} />
        </div>
      )}
      {status === reviewStatuses.open && (
        <div className="video-upload-status">
          <ReviewStatus is="open" title={text.openTitle} reason={text.openText} />
        </div>
      )}
      {isPublished && <p className="video-upload-note">{text.publishedText}</p>}
      <WorkForm workId={workId} work={detail.data} isPublished={isPublished} above={above} />
    </>
  )
}

function AbsentPart({ query }: { query: UseQueryResult }) {
  const text = useText(authoringText)
  const { error } = query
  const isMissing = error instanceof CallFailure && error.status === failures.dataMissing.status
  return (
    <ListState
      status={query.isError ? 'error' : 'loading'}
      errorText={isMissing ? text.missing : error?.message}
      skeleton={<Skeleton shape="lines" count={8} />}
      onRetry={() => query.refetch()}
    />
  )
}
