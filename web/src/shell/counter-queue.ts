/** What the staff of a counter has done and the server does not have yet. */
export type CounterEntry = {
  id: string
  /** The login that did it: another one does not send it. */
  staffId: string
  notedAt: number
  /** Why the server refused it. */
  problem?: string
}

export type SendOutcome<Answer> =
  | { is: 'sent'; answer: Answer | undefined }
  | { is: 'later' }
  | { is: 'refused'; message: string }

type World<Entry, Answer> = {
  store: {
    list: () => Promise<Entry[]>
    put: (entry: Entry) => Promise<unknown>
    remove: (id: string) => Promise<unknown>
  }
  /** May be repeated: what the server has already counts as sent. */
  send: (entry: Entry, secondsAgo: number) => Promise<SendOutcome<Answer>>
  /** For how long the server takes an entry. */
  longestSeconds: number
  now: () => number
}

/** What a counter notes is stored before it is sent, so that neither a dead network nor a closed page loses anything. */
export function createCounterQueue<Entry extends CounterEntry, Answer>({
  store,
  send,
  longestSeconds,
  now,
}: World<Entry, Answer>) {
  let flushing: Promise<void> | undefined

  const ageOf = ({ notedAt }: Entry) => Math.max(0, Math.floor((now() - notedAt) / 1000))

  async function list(): Promise<Entry[]> {
    const entries = await store.list()
    const tooOld = entries.filter((entry) => ageOf(entry) > longestSeconds)
    // What concerns other people does not stay on this device.
    for (const { id } of tooOld) await store.remove(id)
    return entries.filter((entry) => !tooOld.includes(entry)).toSorted((a, b) => a.notedAt - b.notedAt)
  }

  async function deliver(entry: Entry): Promise<SendOutcome<Answer>> {
    const outcome = await send(entry, ageOf(entry))
    if (outcome.is === 'sent') await store.remove(entry.id)
    if (outcome.is === 'refused') await store.put({ ...entry, problem: outcome.message })
    return outcome
  }

  async function flushAll() {
    for (const entry of await list())
      if (entry.problem === undefined && (await deliver(entry)).is === 'later') return
  }

  return {
    list,
    /** A refusal concerns the person at the counter, who is still there: it is shown and not stored. */
    async note(entry: Entry): Promise<SendOutcome<Answer>> {
      await store.put(entry)
      const outcome = await deliver(entry)
      if (outcome.is === 'refused') await store.remove(entry.id)
      return outcome
    },
    flush: () => (flushing ??= flushAll().finally(() => (flushing = undefined))),
    remove: (id: string) => store.remove(id),
  }
}
