import { useQuery } from '@tanstack/react-query'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { watchingQueries } from '#web/features/meetings/watching/queries.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { checkinPaths } from '#web/paths/checkin.ts'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'
import './checkin-card.css'

/** The check-in of a meeting that asks for one, with how the own stands; nothing for the others. */
export function CheckinCard({ meetingId }: { meetingId: number }) {
  const text = useText(checkinText)
  const login = useLoginState()
  const config = useQuery(watchingQueries.config(meetingId))
  const isAsked = config.data?.checkin_status === 1
  const info = useQuery({ ...checkinQueries.info(meetingId), enabled: isAsked && login.is === 'in' })
  if (!isAsked) return null
  const state = info.data?.state ?? checkinStates.none
  const isNone = state === checkinStates.none
  const isOnSiteOnly = info.data?.is_on_site_only === 1
  return (
    <Section title={text.title}>
      <div className="checkin-card">
        <p className="checkin-card-words">
          {info.data?.is_on_site === 1 ? text.onSite : isOnSiteOnly ? text.onSiteOnly : text.asked}{' '}
          <StateTag state={state} />
        </p>
        <div className="checkin-card-actions">
          {isOnSiteOnly && info.data?.is_on_site === 0 && (
            <ButtonLink href={checkinPaths.scan} variant="primary">
              {text.scanCode}
            </ButtonLink>
          )}
          {!isOnSiteOnly && (
            <ButtonLink href={checkinPaths.form(meetingId)} variant={isNone ? 'primary' : 'plain'}>
              {state === checkinStates.failed ? text.resubmit : isNone ? text.checkIn : text.see}
            </ButtonLink>
          )}
          {info.data?.may_run === 1 && (
            <ButtonLink href={checkinPaths.desk(meetingId)}>{text.runDesk}</ButtonLink>
          )}
        </div>
      </div>
    </Section>
  )
}

function StateTag({ state }: { state: number }) {
  const text = useText(checkinText)
  if (state === checkinStates.none) return null
  const is = reviewOutcome(state, checkinStates)
  const words = { open: text.underReview, passed: text.signedIn, failed: text.failed }
  return <ReviewTag is={is}>{words[is]}</ReviewTag>
}
