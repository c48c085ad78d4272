import { authenticationStates } from '#contract/commerce/payees.ts'
import type { WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { payeePaths } from '#web/paths/payees.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { Section } from '#web/ui/section/section.tsx'
import { withdrawalText } from '../text.ts'

/** What a withdrawal takes, and how far the user has come with it. */
export function Preparation({ overview }: { overview: WithdrawalOverview }) {
  const text = useText(withdrawalText)
  const { auth_status, auth_reason, bank_name, bank_card } = overview
  const isComplete = overview.payee_complete === 1
  const isMatching = overview.payee_matches === 1
  const toStart = auth_status === authenticationStates.none ? text.toAuthenticate : undefined
  const authenticationNote =
    auth_status === authenticationStates.failed ? `${text.authenticateAgain}: ${auth_reason}` : toStart
  return (
    <Section title={text.steps}>
      <ul>
        <li>
          <ListRow
            title={text.authentication}
            note={authenticationNote}
            after={
              <ReviewTag is={reviewOutcome(auth_status, authenticationStates)}>
                {text.authenticationStates[auth_status]}
              </ReviewTag>
            }
            href={payeePaths.info}
          />
        </li>
        <li>
          <ListRow
            title={text.payee}
            note={isComplete ? noteOf(isMatching, `${bank_name} ${bank_card.slice(-4)}`, text) : text.toPayee}
            after={
              <ReviewTag is={isComplete && isMatching ? 'passed' : 'open'}>
                {isComplete ? text.payeeDone : text.payeeMissing}
              </ReviewTag>
            }
            href={payeePaths.info}
          />
        </li>
      </ul>
    </Section>
  )
}

const noteOf = (isMatching: boolean, card: string, text: (typeof withdrawalText)['zh']) =>
  isMatching ? card : text.payeeMismatch
