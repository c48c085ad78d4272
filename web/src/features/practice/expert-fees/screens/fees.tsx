import { useQuery } from '@tanstack/react-query'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { withdrawalPaths } from '#web/paths/withdrawals.ts'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { FeeCard } from '../cards/fee-card.tsx'
import { expertFeeQueries } from '../queries.ts'
import { expertFeeText } from '../text.ts'
import './fees.css'

/** What an expert is paid in a meeting. */
export const Fees = () => <ExpertScreen>{(sheet) => <FeesOfSheet sheet={sheet} />}</ExpertScreen>

function FeesOfSheet({ sheet }: { sheet: SheetAddress }) {
  const text = useText(expertFeeText)
  const answer = useQuery(expertFeeQueries.list(sheet))
  return (
    <SheetDetail sheet={sheet} detail={answer}>
      {({ fees, claim }) => (
        <>
          {fees.length === 0 && <ListState status="empty" emptyText={text.none} />}
          {Number(claim) > 0 && <p className="fees-claim">{text.claim(priceText(claim))}</p>}
          {fees.map((fee) => (
            <FeeCard key={fee.fee_id} sheet={sheet} fee={fee} />
          ))}
          {fees.some(({ status }) => status === feeStates.available) && (
            <div className="fees-withdraw">
              <ButtonLink block variant="primary" href={withdrawalPaths.claim}>
                {text.withdraw}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </SheetDetail>
  )
}
