import { staffEntrySeconds } from '#contract/meetings/checkin.ts'

/** Somebody whom the staff checks in by number. */
export type CounterEntry = {
  id: string
  /** The login that typed it: another one does not send it. */
  staffId: string
  meetingId: number
  scheduleId: number
  phone: string
  reason: string
  notedAt: number
  /** Why the server refused it. */
  problem?: string
}

export type SendOutcome = { is: 'sent'; name: string } | { is: 'later' } | { is: 'refused'; message: string }

type World = {
  store: {
    list: () => Promise<CounterEntry[]>
    put: (entry: CounterEntry) => Promise<unknown>
    remove: (id: string) => Promise<unknown>
  }
  /** May be repeated: somebody who is checked in already counts as sent. */
  send: (entry: CounterEntry, secondsAgo: number) => Promise<SendOutcome>
  now: () => number
}

/** What the counter notes is stored before it is sent, so that neither a dead network nor a closed page loses anybody. */
export function createCounterQueue({ store, send, now }: World) {
  let flushing: Promise<void> | undefined

  const ageOf = ({ notedAt }: CounterEntry) => Math.max(0, Math.floor((now() - notedAt) / 1000))

  async function list(): Promise<CounterEntry[]> {
    const entries = await store.list()
    const tooOld = entries.filter((entry) => ageOf(entry) > staffEntrySeconds)
    // Numbers of other people do not stay on this device.
    for (const { id } of tooOld) await store.remove(id)
    return entries.filter((entry) => !tooOld.includes(entry)).toSorted((a, b) => a.notedAt - b.notedAt)
  }

  async function deliver(entry: CounterEntry): Promise<SendOutcome> {
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
    async note(entry: CounterEntry): Promise<SendOutcome> {
      await store.put(entry)
      const outcome = await deliver(entry)
      if (outcome.is === 'refused') await store.remove(entry.id)
      return outcome
    },
    flush: () => (flushing ??= flushAll().finally(() => (flushing = undefined))),
    remove: (id: string) => store.remove(id),
  }
}
