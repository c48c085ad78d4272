/** What somebody has done and the server does not have yet. */
export type QueuedEntry = {
  id: string
  /** The login that did it: another one does not send it. */
  userid: string
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

/** Entries are stored before they are sent, one after the other: neither a dead network nor a closed page loses anything. */
export function createSendQueue<Entry extends QueuedEntry, Answer>({
  store,
  send,
  longestSeconds,
  now,
}: World<Entry, Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  /** What became of the entries that somebody waits for. */
  const outcomes = new Map<string, SendOutcome<Answer>>()

  /** Runs when all that was asked for before is done. */
  function afterwards<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

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
    if (outcomes.has(entry.id)) outcomes.set(entry.id, outcome)
    return outcome
  }

  /** Sends what waits, in order, as far as the network allows. */
  async function sendAll() {
    for (const entry of await list())
      if (entry.problem === undefined && (await deliver(entry)).is === 'later') return
  }

  return {
    list,
    /** A refusal concerns somebody who is still here: it is shown and not stored. */
    async note(entry: Entry): Promise<SendOutcome<Answer>> {
      await store.put(entry)
      outcomes.set(entry.id, { is: 'later' })
      await afterwards(sendAll)
      const outcome = outcomes.get(entry.id)!
      outcomes.delete(entry.id)
      if (outcome.is === 'refused') await store.remove(entry.id)
      return outcome
    },
    flush: () => afterwards(sendAll),
    remove: (id: string) => store.remove(id),
  }
}
