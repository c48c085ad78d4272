import { useEffect, useEffectEvent, useState } from 'react'
import type { CounterItem, Pickup } from '#contract/commerce/coffee.ts'
import type { SendOutcome } from '#web/shell/send-queue.ts'
import { newEntry } from '#web/shell/use-send-queue.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { lookUp } from './look-up.ts'
import { coffeeMutations } from './mutations.ts'
import { coffeeText } from './text.ts'
import { readBound } from './use-counters.ts'
import type { RedemptionEntry } from './use-redemption-queue.ts'

export type RedeemingStep =
  | { is: 'ready' }
  | { is: 'found'; voucher: Pickup; entry: RedemptionEntry; isOffline: boolean; problem?: string }
  | { is: 'refused'; message: string }
  | { is: 'done'; message: string }

type Queue = {
  entries: readonly RedemptionEntry[]
  note: (entry: RedemptionEntry) => Promise<SendOutcome<Pickup>>
  remove: (id: string) => Promise<void>
}

/** The two steps at a counter: look a voucher up, then confirm that the coffee was handed over. */
export function useRedeeming(counter: CounterItem, queue: Queue) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const [step, setStep] = useState<RedeemingStep>({ is: 'ready' })
  const counterId = counter.counter_id

  async function find(typed: string) {
    const found = await lookUp(typed, {
      find: (pickup_code) => coffeeMutations.find({ pickup_code, counter_id: counterId }),
      bound: () => readBound(counterId),
      handedOutAt: (code) =>
        queue.entries.find((entry) => entry.code === code && entry.problem === undefined)?.notedAt,
      now: () => Date.now(),
      language,
    })
    if (found.is === 'refused') return setStep(found)
    const { pickup_code: code, truename: name, item } = found.voucher
    return setStep({ ...found, entry: { ...newEntry(), counterId, code, name, item } })
  }

  // Once the line is back the server says what only this device knew.
  const findAgain = useEffectEvent(() => {
    if (step.is === 'found' && step.isOffline) void find(step.voucher.pickup_code)
  })
  useEffect(() => {
    window.addEventListener('online', findAgain)
    return () => window.removeEventListener('online', findAgain)
  }, [])

  async function confirm(found: RedeemingStep & { is: 'found' }) {
    const { voucher, entry } = found
    const outcome = await queue.note({ ...entry, notedAt: Date.now() })
    if (outcome.is === 'refused') return setStep(outcome)
    if (outcome.is === 'sent') return setStep({ is: 'done', message: text.done(entry.name, entry.item) })
    if (voucher.counter_id === counterId) return setStep({ is: 'done', message: text.noted(entry.name) })
    // Another counter could take it meanwhile; trying again repeats the same attempt.
    await queue.remove(entry.id)
    return setStep({ ...found, problem: text.noNetwork })
  }

  return { step, find, confirm, reset: () => setStep({ is: 'ready' }) }
}
