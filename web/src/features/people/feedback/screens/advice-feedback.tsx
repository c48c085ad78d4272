import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '#web/shell/navigation.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { FeedbackForm } from '../parts/feedback-form.tsx'
import { OwnFeedbackRow } from '../parts/own-feedback-row.tsx'
import { feedbackQueries } from '../queries.ts'
import { feedbackText } from '../text.ts'
import './advice-feedback.css'

/** Tells the operators something; members read below what was answered. */
export function AdviceFeedback() {
  const text = useText(feedbackText)
  const client = useQueryClient()
  const login = useLoginState().is
  const place = useLocation()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        {login !== 'unknown' && <FeedbackForm key={login} isMember={login === 'in'} />}
        <Section title={text.own}>
          {login === 'in' && (
            <PagedList
              query={feedbackQueries.own()}
              skeleton="lines"
              keyOf={(item) => item.feedback_id}
              estimate={140}
              emptyText={text.none}
            >
              {(item) => <OwnFeedbackRow item={item} />}
            </PagedList>
          )}
          {login === 'out' && (
            <div className="advice-feedback-login">
              <p>{text.logInForPictures}</p>
              <ButtonLink small href={loginPathFrom(place)}>
                {text.logIn}
              </ButtonLink>
            </div>
          )}
        </Section>
      </PullToRefresh>
    </ScreenFrame>
  )
}
