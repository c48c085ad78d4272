import type { Balances } from '#contract/commerce/withdrawals.ts'
import { billPaths } from '#web/paths/bills.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { withdrawalText } from '../text.ts'
import './balance-card.css'

/** What the user has, and the way to the bills that it comes from. */
export function BalanceCard({ balances, claim }: { balances: Balances; claim: string }) {
  const text = useText(withdrawalText)
  return (
    <div className="balance-card">
      <div className="balance-card-main">
        <span>{text.available}</span>
        <strong>{priceText(balances.available)}</strong>
      </div>
      <dl className="balance-card-rest">
        <div>
          <dt>{text.pending}</dt>
          <dd>{priceText(balances.pending)}</dd>
        </div>
        <div>
          <dt>{text.inWithdrawal}</dt>
          <dd>{priceText(balances.in_withdrawal)}</dd>
        </div>
        {Number(claim) > 0 && (
          <div>
            <dt>{text.claim}</dt>
            <dd>{priceText(claim)}</dd>
          </div>
        )}
      </dl>
      {Number(balances.pending) > 0 && <p className="balance-card-note">{text.pendingNote}</p>}
      {Number(claim) > 0 && <p className="balance-card-note">{text.claimNote}</p>}
      <ButtonLink href={billPaths.list} block>
        {text.bills}
      </ButtonLink>
    </div>
  )
}
