import { useQuery } from '@tanstack/react-query'
import type { BillDetail } from '#contract/commerce/bills.ts'
import { WithdrawalProgress } from '#web/features/commerce/withdrawals/cards/withdrawal-progress.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { billQueries } from '../queries.ts'
import { signedAmount } from '../signed-amount.ts'
import { billText } from '../text.ts'
import './bill-detail.css'

/** One bill: what moved, how it was taxed, how far a withdrawal has come. */
export function BillDetailScreen() {
  const text = useText(billText)
  const bill = useQuery({ ...billQueries.detail(useQueryId('id')), staleTime: 0 })
  return (
    <DetailScreen detail={bill} nameOf={({ kind }) => text.kinds[kind]} missing={text.missing}>
      {(detail) => <BillBody bill={detail} />}
    </DetailScreen>
  )
}

function BillBody({ bill }: { bill: BillDetail }) {
  const text = useText(billText)
  const { fee, withdrawal } = bill
  return (
    <>
      <div className="bill-detail-head">
        <p>{text.kinds[bill.kind]}</p>
        <strong>{signedAmount(bill.amount)}</strong>
        <p className="bill-detail-note">{text.accounts[bill.account]}</p>
      </div>
      <Section title={text.facts}>
        <Facts
          facts={[
            [text.about, bill.title],
            [text.time, bill.happened_at],
            [text.number, String(bill.bill_id)],
            ...(withdrawal ? [placeOf(withdrawal, text)] : []),
          ]}
        />
      </Section>
      {fee && (
        <Section title={text.tax}>
          <Facts
            facts={[
              [text.gross, priceText(fee.gross)],
              [text.deduction, priceText(fee.deduction)],
              [text.taxable, priceText(fee.taxable)],
              [text.taxWithheld, priceText(fee.tax)],
              [text.net, priceText(fee.net)],
            ]}
          />
        </Section>
      )}
      {withdrawal && (
        <Section title={text.withdrawal}>
          <div className="bill-detail-progress">
            <WithdrawalProgress withdrawal={withdrawal} />
          </div>
        </Section>
      )}
      <Section title={text.changes}>
        <Facts
          facts={bill.changes.map(({ account, amount }) => [text.accounts[account], signedAmount(amount)])}
        />
      </Section>
    </>
  )
}

/** The card, or the wallet that the money goes to instead. */
const placeOf = (
  { destination, bank_name, bank_card }: NonNullable<BillDetail['withdrawal']>,
  text: (typeof billText)['zh'],
): [string, string] =>
  destination === 'bank'
    ? [text.bank, `${bank_name} ${bank_card}`]
    : [text.paidTo, text.destinations[destination]]
