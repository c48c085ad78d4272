import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import type { CounterItem } from '#contract/commerce/coffee.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { clock } from '#web/platform/clock.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { CounterForm } from '../parts/counter-form.tsx'
import { FoundVoucher } from '../parts/found-voucher.tsx'
import { WaitingRedemptions } from '../parts/waiting-redemptions.tsx'
import { coffeePaths } from '#web/paths/coffee.ts'
import { coffeeQueries } from '../queries.ts'
import { coffeeText } from '../text.ts'
import { useCounters } from '../use-counters.ts'
import { useRedeeming } from '../use-redeeming.ts'
import { useRedemptionQueue } from '../use-redemption-queue.ts'
import './coffee-counter.css'

/** Where the staff of a counter redeems vouchers. */
export function CoffeeCounter() {
  const text = useText(coffeeText)
  const { query, counters, counter, choose, boundCount } = useCounters()
  return (
    <ScreenFrame>
      {!counters && query.isPending && <ListState status="loading" />}
      {!counters?.length && query.error && (
        <LoadFailure error={query.error} onRetry={() => query.refetch()} />
      )}
      {counters?.length === 0 && !query.error && <ListState status="note" emptyText={text.notStaff} />}
      {counters && counters.length > 1 && (
        <div className="coffee-counter-choice">
          <Segmented
            label={text.atCounter}
            options={counters.map(({ counter_id, name }) => ({ value: String(counter_id), label: name }))}
            value={String(counter!.counter_id)}
            onChange={(value) => choose(Number(value))}
          />
        </div>
      )}
      {counter && <Counter key={counter.counter_id} counter={counter} boundCount={boundCount} />}
    </ScreenFrame>
  )
}

function Counter({ counter, boundCount }: { counter: CounterItem; boundCount: number | undefined }) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const queue = useRedemptionQueue()
  const { step, find, confirm, reset } = useRedeeming(counter, queue)
  useCodeInAddress(find)
  return (
    <>
      {step.is === 'found' ? (
        <FoundVoucher found={step} counter={counter} onConfirm={() => confirm(step)} onLeave={reset} />
      ) : (
        <>
          {step.is !== 'ready' && (
            <div className="coffee-counter-found" role="alert">
              <p className={step.is === 'done' ? 'coffee-counter-done' : 'coffee-counter-problem'}>
                {step.message}
              </p>
              <Button onClick={reset}>{text.next}</Button>
            </div>
          )}
          <CounterForm onCode={find} />
        </>
      )}
      <WaitingRedemptions entries={queue.entries} onSend={queue.flush} onRemove={queue.remove} />
      <Section title={counter.name}>
        {boundCount !== undefined && <p className="coffee-counter-line">{text.boundCount(boundCount)}</p>}
      </Section>
      <Section title={text.latest}>
        <PagedList
          query={coffeeQueries.redeemed(counter.counter_id)}
          skeleton="rows"
          keyOf={(voucher) => voucher.pickup_code}
          estimate={72}
          emptyText={text.nobody}
        >
          {(voucher) => (
            <ListRow title={`${voucher.truename} · ${voucher.item}`} note={timeOf(voucher.used_at)} />
          )}
        </PagedList>
      </Section>
    </>
  )
}

/** The camera of a phone opens the address that a voucher shows. A reload does not look it up again. */
function useCodeInAddress(onCode: (code: string) => Promise<void>) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const code = query.get('code')
  const read = useEffectEvent(onCode)
  useEffect(() => {
    if (code === null) return
    void read(code)
    void navigate(coffeePaths.counter, { replace: true })
  }, [code, navigate])
}
