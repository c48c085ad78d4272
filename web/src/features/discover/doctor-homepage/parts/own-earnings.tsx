import { useQuery } from '@tanstack/react-query'
import { orderLimits } from '#contract/commerce/orders.ts'
import type { OwnEarnings as Earnings, WorkEarnings } from '#contract/discover/doctor-homepage.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { workPath } from '#web/paths/works.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Plot } from '#web/ui/plot/plot.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ownerText } from '../owner-text.ts'
import { doctorQueries } from '../queries.ts'
import './own-earnings.css'

/** What the doctor's works have earned. */
export function OwnEarnings() {
  const text = useText(ownerText)
  const earnings = useQuery(doctorQueries.earnings())
  if (!earnings.data)
    return (
      <ListState
        status={earnings.isError ? 'error' : 'loading'}
        errorText={earnings.error?.message}
        onRetry={() => earnings.refetch()}
      />
    )
  if (earnings.data.works.length === 0) return <ListState status="empty" emptyText={text.noEarnings} />
  return <EarningsBody earnings={earnings.data} />
}

function EarningsBody({ earnings }: { earnings: Earnings }) {
  const text = useText(ownerText)
  const sums = [
    [text.earned, earnings.total],
    [text.available, earnings.available],
    [text.pending, earnings.pending],
    [text.inWithdrawal, earnings.in_withdrawal],
  ] as const
  const inYuan = (value: number) => priceText(value.toFixed(2))
  return (
    <>
      <dl className="own-earnings-sums">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{priceText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="own-earnings-hint">{text.earnedHint(orderLimits.refundDays)}</p>
      <div className="own-earnings-plot">
        <Plot
          title={text.byMonth}
          total=""
          columns={{ label: text.month, value: text.yuan }}
          points={earnings.months.map(({ month, amount }) => ({ label: month, value: Number(amount) }))}
          format={inYuan}
        />
      </div>
      <Section title={text.byWork}>
        <WorkEarningsList works={earnings.works} />
      </Section>
    </>
  )
}

function WorkEarningsList({ works }: { works: WorkEarnings[] }) {
  const text = useText(ownerText)
  return (
    <ul>
      {works.map((work) => (
        <li key={work.production_id}>
          <ListRow
            // The work decides what its page shows, not the address.
            href={workPath(work.production_id, courseTypes.single)}
            title={work.title}
            note={text.orders(work.order_num)}
            after={priceText(work.amount)}
          />
        </li>
      ))}
    </ul>
  )
}
