import { useEffect } from 'react'
import { checkinFailures } from '#contract/meetings/checkin.ts'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import { askStore } from '#web/platform/page-database.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { createCounterQueue } from './counter-queue.ts'
import type { CounterEntry, SendOutcome } from './counter-queue.ts'
import { checkinMutations } from './mutations.ts'

const storeName = 'counter-entries'
const retryMs = 15_000

const queue = createCounterQueue({
  store: {
    list: async () => {
      const entries = await askStore(storeName, (store) => store.getAll() as IDBRequest<CounterEntry[]>)
      return entries.filter(({ staffId }) => staffId === storage.get('userid'))
    },
    put: (entry) => askStore(storeName, (store) => store.put(entry, entry.id)),
    remove: (id) => askStore(storeName, (store) => store.delete(id)),
  },
  send,
  now: () => Date.now(),
})

async function send(entry: CounterEntry, secondsAgo: number): Promise<SendOutcome> {
  try {
    const { name } = await checkinMutations.byStaff({
      meeting_id: entry.meetingId,
      schedule_id: entry.scheduleId,
      phone: entry.phone,
      reason: entry.reason,
      seconds_ago: secondsAgo,
    })
    return { is: 'sent', name }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.kind !== 'refused' || isLoginEnded(error)) return { is: 'later' }
    // The answer to an earlier try was lost on the way.
    const isThere = error.status === checkinFailures.visitedAlready.status && secondsAgo > 0
    return isThere ? { is: 'sent', name: '' } : { is: 'refused', message: error.message }
  }
}

const waiting = createSignal<CounterEntry[]>([])

const refresh = async () => waiting.set(await queue.list().catch(() => []))

async function flush() {
  await queue.flush().catch(() => undefined)
  await refresh()
}

type Typed = Pick<CounterEntry, 'meetingId' | 'scheduleId' | 'phone' | 'reason'>

async function note(typed: Typed): Promise<SendOutcome> {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-')
  const outcome = await queue.note({ ...typed, id, staffId: storage.get('userid'), notedAt: Date.now() })
  await refresh()
  return outcome
}

async function remove(id: string) {
  await queue.remove(id)
  await refresh()
}

/** What the staff has noted here and the server does not have yet; sent as soon as there is a network. */
export function useCounterQueue() {
  const entries = useSignal(waiting)

  useEffect(() => {
    void flush()
    const timer = setInterval(() => void flush(), retryMs)
    const handleOnline = () => void flush()
    window.addEventListener('online', handleOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [])

  return { entries, flush, note, remove }
}
