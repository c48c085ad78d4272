import type { Tx } from './database.ts'
import type { Services, Within } from './services.ts'
import { showLive } from './show-live.ts'

/** Something that a feature reports and that features above it react to, so that it need not know them. */
export type EventDefinition<Payload> = { name: string; kind: 'event'; payload?: Payload }

/** A change that open pages show. */
export type AnnouncementDefinition<Payload> = { name: string; kind: 'announcement'; payload?: Payload }

export const defineEvent = <Payload>(name: string): EventDefinition<Payload> => ({ name, kind: 'event' })

export const defineAnnouncement = <Payload>(name: string): AnnouncementDefinition<Payload> => ({
  name,
  kind: 'announcement',
})

export type Listener = {
  event: EventDefinition<never> | AnnouncementDefinition<never>
  run(services: Services, payload: never): PromiseLike<unknown>
}

/**
 * `run` is part of the transaction that reports: `services.db` is its handle, and what throws undoes the deed. Work that
 * must not undo it is sent as a job.
 */
export const listenTo = <Payload>(
  event: EventDefinition<Payload>,
  run: (services: Within<Services>, payload: Payload) => PromiseLike<unknown>,
): Listener => ({ event: event as EventDefinition<never>, run })

/** `run` comes after the commit; what it throws is logged. */
export const onAnnouncement = <Payload>(
  event: AnnouncementDefinition<Payload>,
  run: (services: Services, payload: Payload) => PromiseLike<unknown>,
): Listener => ({ event: event as AnnouncementDefinition<never>, run })

export type Events = {
  /** Reports as part of the transaction: when it returns, every listener has done its part of it. */
  publish<Payload>(db: Tx, event: EventDefinition<Payload>, payload: Payload): Promise<void>
  /** Reports once the transaction of `db` is committed, or at once if it is none. Never rejects. */
  announce<Payload>(
    db: Services['db'],
    event: AnnouncementDefinition<Payload>,
    payload: Payload,
  ): Promise<void>
}

export function createEvents(listeners: Listener[], services: () => Services): Events {
  const of = (event: unknown) => listeners.filter((listener) => listener.event === event)
  return {
    async publish(db, event, payload) {
      for (const { run } of of(event)) await run({ ...services(), db }, payload as never)
    },
    async announce(db, event, payload) {
      for (const { run } of of(event))
        await showLive({ ...services(), db }, async (after) => run(after, payload as never))
    },
  }
}
