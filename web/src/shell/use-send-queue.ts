import { useEffect } from 'react'
import { CallFailure, isFinalRefusal } from '#web/platform/call-failure.ts'
import { askStore } from '#web/platform/page-database.ts'
import type { StoreName } from '#web/platform/page-database.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { createSendQueue } from './send-queue.ts'
import type { QueuedEntry, SendOutcome } from './send-queue.ts'

type QueueOptions<Entry, Answer> = {
  /** Where this browser stores the entries. */
  storeName: StoreName
  longestSeconds: number
  send: (entry: Entry, secondsAgo: number) => Promise<Answer>
  /** Whether a refusal says that an earlier try has reached the server. */
  isSentBefore?: (failure: CallFailure, secondsAgo: number) => boolean
  /** How long to wait before the next try. */
  retryMs?: number
}

/** What every entry begins with: a name of its own, who noted it, and when. */
export const newEntry = (): QueuedEntry => ({
  id: Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-'),
  userid: storage.get('userid'),
  notedAt: Date.now(),
})

/**
 * The queue of one kind of entries. Its hook gives what this browser has not sent yet. Once a page has used it, it sends
 * whenever there is a network, whatever the page shows then.
 */
export function createQueueHook<Entry extends QueuedEntry, Answer>(options: QueueOptions<Entry, Answer>) {
  const { storeName, longestSeconds, isSentBefore, retryMs = 15_000 } = options
  const queue = createSendQueue<Entry, Answer>({
    store: openStore<Entry>(storeName),
    send,
    longestSeconds,
    now: () => Date.now(),
  })
  const waiting = createSignal<Entry[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  let isListening = false

  async function send(entry: Entry, secondsAgo: number): Promise<SendOutcome<Answer>> {
    try {
      return { is: 'sent', answer: await options.send(entry, secondsAgo) }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!isFinalRefusal(error)) return { is: 'later' }
      return isSentBefore?.(error, secondsAgo)
        ? { is: 'sent', answer: undefined }
        : { is: 'refused', message: error.message }
    }
  }

  async function refresh() {
    const entries = await queue.list().catch(() => [])
    waiting.set(entries)
    clearTimeout(timer)
    if (entries.some(({ problem }) => problem === undefined)) timer = setTimeout(() => void flush(), retryMs)
  }

  async function flush() {
    await queue.flush().catch(() => undefined)
    await refresh()
  }

  async function note(entry: Entry): Promise<SendOutcome<Answer>> {
    const noted = queue.note(entry)
    // Shown as waiting at once: a lost request is noticed only after seconds.
    void refresh()
    const outcome = await noted
    await refresh()
    return outcome
  }

  async function remove(id: string) {
    await queue.remove(id)
    await refresh()
  }

  return function useSendQueue() {
    const entries = useSignal(waiting)

    useEffect(() => {
      // Shown before it is sent: it may be gone in no time.
      void refresh().then(flush)
      if (isListening) return
      isListening = true
      window.addEventListener('online', () => void flush())
    }, [])

    return { entries, flush, note, remove }
  }
}

/** Where a browser stores nothing, as in some private windows, entries are held as long as the page lives. */
function openStore<Entry extends QueuedEntry>(storeName: StoreName) {
  const held = new Map<string, Entry>()
  return {
    async list() {
      const stored = await askStore(storeName, (store) => store.getAll() as IDBRequest<Entry[]>).catch(
        () => [],
      )
      return [...stored, ...held.values()].filter(({ userid }) => userid === storage.get('userid'))
    },
    put: (entry: Entry) =>
      askStore(storeName, (store) => store.put(entry, entry.id)).catch(() => held.set(entry.id, entry)),
    remove: (id: string) =>
      held.delete(id) ? Promise.resolve() : askStore(storeName, (store) => store.delete(id)),
  }
}
