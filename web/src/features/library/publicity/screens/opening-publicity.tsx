import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/shell/navigation.ts'
import { publicityStates } from '#contract/library/publicity.ts'
import type { PublicityApplication } from '#contract/library/publicity.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { PublicityForm } from '../parts/publicity-form.tsx'
import { PublicityUnderReview } from '../parts/publicity-under-review.tsx'
import { publicityPaths } from '#web/paths/publicity.ts'
import { publicityQueries } from '../queries.ts'
import { publicityText } from '../text.ts'
import './opening-publicity.css'

export function OpeningPublicity() {
  const text = useText(publicityText)
  const navigate = useNavigate()
  const client = useQueryClient()
  // Switching the language asks again; the form must not lose its place meanwhile.
  const known = useQuery({ ...publicityQueries.latest(), placeholderData: keepPreviousData })
  if (!known.data)
    return (
      <ScreenFrame>
        <ListState
          status={known.isError ? 'error' : 'loading'}
          skeleton={<Skeleton shape="lines" count={8} />}
          onRetry={() => known.refetch()}
        />
      </ScreenFrame>
    )

  const { application, profile } = known.data
  if (application?.state === publicityStates.open)
    return (
      <ScreenFrame>
        <PublicityUnderReview application={application} />
      </ScreenFrame>
    )

  function handleDone() {
    // Whoever comes back must not be shown the form first.
    client.removeQueries({ queryKey: publicityQueries.latest().queryKey })
    void navigate(publicityPaths.success, { replace: true })
  }

  return (
    <ScreenFrame>
      <div className="publicity-intro">
        {application && <Former application={application} />}
        <p>{text.intro}</p>
        <p className="publicity-required">{text.required}</p>
      </div>
      <PublicityForm
        profile={profile}
        declined={application?.state === publicityStates.declined ? application : undefined}
        onDone={handleDone}
        onRefused={() => known.refetch()}
      />
    </ScreenFrame>
  )
}

/** What became of the last application. */
function Former({ application }: { application: PublicityApplication }) {
  const text = useText(publicityText)
  const { accepted: passed, declined: failed } = publicityStates
  const is = reviewOutcome(application.state, { passed, failed })
  return (
    <ReviewStatus is={is} reason={application.reason && text.reason(application.reason)}>
      <p>{is === 'passed' ? text.accepted(application.topic) : text.declined(application.topic)}</p>
    </ReviewStatus>
  )
}
