import { useSearchParams } from '#web/shell/navigation.ts'
import { payResults } from './start-payment.ts'
import type { PayResult } from './start-payment.ts'

/** What the cashier said, in the address, so that a reload shows the same. */
export function usePayResult(): [PayResult | undefined, (result: PayResult | undefined) => void] {
  const [query, setQuery] = useSearchParams()
  const said = query.get('pay_result')
  const set = (result: PayResult | undefined) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        if (result) next.set('pay_result', result)
        else next.delete('pay_result')
        return next
      },
      { replace: true },
    )
  return [payResults.find((result) => result === said), set]
}
