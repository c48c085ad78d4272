import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CounterItem, Pickup } from '#contract/commerce/coffee.ts'
import { createKeptText, deviceArea } from '#web/platform/kept.ts'
import { listBound, saveBound } from './bound-store.ts'
import { coffeeQueries } from './queries.ts'

const chosenCounter = createKeptText(deviceArea, 'coffee_counter')

/** The counters of the staff, which of them this device is at, and what is bound to it; without a network as last known. */
export function useCounters() {
  const query = useQuery(coffeeQueries.counters())
  const [savedCounters, setSavedCounters] = useState<CounterItem[]>()
  const [chosenId, setChosenId] = useState(() => Number(chosenCounter.get()))
  const counters = query.data?.counters ?? savedCounters
  const counter = counters?.find(({ counter_id }) => counter_id === chosenId) ?? counters?.[0]
  const bound = useQuery(coffeeQueries.bound(counter?.counter_id ?? 0))
  const vouchers = bound.data?.vouchers
  const isOut = query.isError || query.isPaused

  useEffect(() => {
    if (counter && vouchers) void saveBound(counter, vouchers).catch(() => undefined)
  }, [counter, vouchers])

  useEffect(() => {
    if (!isOut) return
    void listBound()
      .catch(() => [])
      .then((saved) => setSavedCounters(saved.map((one) => one.counter)))
  }, [isOut])

  function choose(counterId: number) {
    chosenCounter.set(String(counterId))
    setChosenId(counterId)
  }

  return { query, counters, counter, choose, boundCount: vouchers?.length }
}

/** The vouchers bound to a counter, as the server said last. */
export async function readBound(counterId: number): Promise<readonly Pickup[]> {
  const saved = await listBound().catch(() => [])
  return saved.find(({ counter }) => counter.counter_id === counterId)?.vouchers ?? []
}
