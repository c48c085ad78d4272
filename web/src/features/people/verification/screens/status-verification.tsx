import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userTypes } from '#contract/people/account.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { OwnHomepage } from '../parts/own-homepage.tsx'
import { VerificationForm } from '../parts/verification-form.tsx'
import { VerificationStatus } from '../parts/verification-status.tsx'
import { verificationQueries } from '../queries.ts'
import { verificationText } from '../text.ts'
import './status-verification.css'

export function StatusVerification() {
  const text = useText(verificationText)
  // A reviewer may have decided meanwhile.
  const own = useQuery({ ...verificationQueries.own(), placeholderData: keepPreviousData, staleTime: 0 })
  const profile = useQuery({ ...profileQueries.profile(), placeholderData: keepPreviousData })
  const [isAgain, setIsAgain] = useState(false)

  if (!own.data || !profile.data) {
    const failed = own.isError ? own : profile
    return (
      <ScreenFrame>
        <ListState
          status={failed.isError ? 'error' : 'loading'}
          errorText={failed.error?.message}
          skeleton={<Skeleton shape="lines" count={6} />}
          onRetry={() => failed.refetch()}
        />
      </ScreenFrame>
    )
  }

  function handleDone() {
    setIsAgain(false)
    window.scrollTo({ top: 0 })
  }

  const { state } = own.data
  const isFailed = state === verificationStates.failed
  if (
    state === verificationStates.underReview ||
    state === verificationStates.passed ||
    (isFailed && !isAgain)
  )
    return (
      <ScreenFrame>
        <VerificationStatus verification={own.data}>
          {state === verificationStates.passed && <OwnHomepage />}
          {isFailed && (
            <Button variant="primary" block onClick={() => setIsAgain(true)}>
              {text.again}
            </Button>
          )}
        </VerificationStatus>
      </ScreenFrame>
    )

  if (profile.data.user_type !== userTypes.doctor)
    return (
      <ScreenFrame>
        <ListState
          status="note"
          emptyText={text.doctorsOnly}
          emptyAction={<ButtonLink href={personalPaths.information}>{text.toProfile}</ButtonLink>}
        />
      </ScreenFrame>
    )

  const known = {
    real_name: own.data.real_name || profile.data.truename,
    title: own.data.title || profile.data.title,
  }
  return (
    <ScreenFrame>
      <div className="verification-intro">
        <p>{text.intro}</p>
        <p className="verification-privacy">
          <LockIcon size="small" />
          {text.privacy}
        </p>
      </div>
      <VerificationForm known={known} onDone={handleDone} />
    </ScreenFrame>
  )
}
