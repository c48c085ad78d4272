import { useQuery } from '@tanstack/react-query'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { withdrawalStates } from '#contract/commerce/withdrawals.ts'
import type { Withdrawal as WithdrawalItem, WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { billPaths } from '#web/paths/bills.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { WithdrawalProgress } from '../cards/withdrawal-progress.tsx'
import { ApplyForm } from '../parts/apply-form.tsx'
import { BalanceCard } from '../parts/balance-card.tsx'
import { Preparation } from '../parts/preparation.tsx'
import { withdrawalQueries } from '../queries.ts'
import { withdrawalText } from '../text.ts'
import './withdrawal.css'

/** What the user has earned, what is missing to take it out, and the withdrawals. */
export function Withdrawal() {
  const text = useText(withdrawalText)
  // Somebody reviews and pays meanwhile.
  const overview = useQuery({ ...withdrawalQueries.overview(), staleTime: 0 })
  return (
    <DetailScreen detail={overview} nameOf={() => text.apply}>
      {(data) => <WithdrawalBody overview={data} />}
    </DetailScreen>
  )
}

const isOpen = ({ status }: WithdrawalItem) => status === withdrawalStates.pending

const isReady = ({ auth_status, payee_complete, payee_matches }: WithdrawalOverview) =>
  auth_status === authenticationStates.passed && payee_complete === 1 && payee_matches === 1

function WithdrawalBody({ overview }: { overview: WithdrawalOverview }) {
  const text = useText(withdrawalText)
  const open = overview.withdrawals.find(isOpen)
  return (
    <>
      <BalanceCard balances={overview.balances} claim={overview.claim} />
      {open && (
        <Section title={text.open} aside={priceText(open.amount)}>
          <div className="withdrawal-open">
            <WithdrawalProgress withdrawal={open} />
            <p className="withdrawal-note">{text.openNote}</p>
          </div>
        </Section>
      )}
      <Preparation overview={overview} />
      {!open && isReady(overview) && (
        <Section title={text.apply}>
          {Number(overview.balances.available) > 0 ? (
            <ApplyForm overview={overview} />
          ) : (
            <ListState status="empty" inline emptyText={text.nothing} />
          )}
        </Section>
      )}
      <LatestWithdrawals withdrawals={overview.withdrawals} />
    </>
  )
}

function LatestWithdrawals({ withdrawals }: { withdrawals: WithdrawalItem[] }) {
  const text = useText(withdrawalText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  return (
    <Section title={text.history}>
      {withdrawals.length === 0 && <ListState status="empty" inline emptyText={text.noHistory} />}
      <ul>
        {withdrawals.map((each) => (
          <li key={each.withdrawal_id}>
            <ListRow
              title={priceText(each.amount)}
              note={`${timeOf(each.applied_at)} · ${placeOf(each, text)}`}
              after={<ReviewTag is={outcomeOf(each)}>{text.stageNames[each.stage]}</ReviewTag>}
              href={billPaths.detail(each.bill_id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Where the money goes, or went. */
const placeOf = (
  { destination, bank_name, bank_card }: WithdrawalItem,
  { destinations }: (typeof withdrawalText)['zh'],
) => (destination === 'bank' ? `${bank_name} ${bank_card.slice(-4)}` : destinations[destination])

function outcomeOf({ status }: WithdrawalItem) {
  if (status === withdrawalStates.paid) return 'passed'
  return status === withdrawalStates.returned ? 'failed' : 'open'
}
