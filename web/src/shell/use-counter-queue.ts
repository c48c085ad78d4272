import { useEffect } from 'react'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import { askStore } from '#web/platform/page-database.ts'
import type { StoreName } from '#web/platform/page-database.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { createCounterQueue } from './counter-queue.ts'
import type { CounterEntry, SendOutcome } from './counter-queue.ts'

const retryMs = 15_000

type QueueOptions<Entry, Answer> = {
  /** Where this browser stores the entries. */
  storeName: StoreName
  longestSeconds: number
  send: (entry: Entry, secondsAgo: number) => Promise<Answer>
  /** Whether a refusal says that an earlier try has reached the server. */
  isSentBefore?: (failure: CallFailure, secondsAgo: number) => boolean
}

/** What every entry begins with: a name of its own, who noted it, and when. */
export const newEntry = (): CounterEntry => ({
  id: Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-'),
  staffId: storage.get('userid'),
  notedAt: Date.now(),
})

/** The queue of one kind of counter. Its hook gives what this browser has not sent yet, and sends it when there is a network. */
export function createQueueHook<Entry extends CounterEntry, Answer>(options: QueueOptions<Entry, Answer>) {
  const { storeName, longestSeconds, isSentBefore } = options
  const queue = createCounterQueue<Entry, Answer>({
    store: {
      list: async () => {
        const entries = await askStore(storeName, (store) => store.getAll() as IDBRequest<Entry[]>)
        return entries.filter(({ staffId }) => staffId === storage.get('userid'))
      },
      put: (entry) => askStore(storeName, (store) => store.put(entry, entry.id)),
      remove: (id) => askStore(storeName, (store) => store.delete(id)),
    },
    send,
    longestSeconds,
    now: () => Date.now(),
  })
  const waiting = createSignal<Entry[]>([])

  async function send(entry: Entry, secondsAgo: number): Promise<SendOutcome<Answer>> {
    try {
      return { is: 'sent', answer: await options.send(entry, secondsAgo) }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.kind !== 'refused' || isLoginEnded(error)) return { is: 'later' }
      return isSentBefore?.(error, secondsAgo)
        ? { is: 'sent', answer: undefined }
        : { is: 'refused', message: error.message }
    }
  }

  const refresh = async () => waiting.set(await queue.list().catch(() => []))

  async function flush() {
    await queue.flush().catch(() => undefined)
    await refresh()
  }

  async function note(entry: Entry): Promise<SendOutcome<Answer>> {
    const outcome = await queue.note(entry)
    await refresh()
    return outcome
  }

  async function remove(id: string) {
    await queue.remove(id)
    await refresh()
  }

  return function useCounterQueue() {
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
}
