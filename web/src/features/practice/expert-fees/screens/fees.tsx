import { useQuery } from '@tanstack/react-query'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { withdrawalPaths } from '#web/features/commerce/withdrawals/paths.ts'
import { useSheetAddress } from '#web/features/practice/expert-sheets/cards/use-sheet-address.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { FeeCard } from '../cards/fee-card.tsx'
import { expertFeeQueries } from '../queries.ts'
import { expertFeeText } from '../text.ts'
import './fees.css'

/** What an expert is paid in a meeting. */
export function Fees() {
  const text = useText(expertFeeText)
  const sheet = useSheetAddress()
  const answer = useQuery(expertFeeQueries.list(sheet))
  return (
    <DetailScreen detail={answer} nameOf={() => text.fees} missing={text.missingSheet}>
      {({ fees }) => (
        <>
          {fees.length === 0 && <ListState status="empty" emptyText={text.none} />}
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
    </DetailScreen>
  )
}
