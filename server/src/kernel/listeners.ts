import type { AnnouncementDefinition, EventDefinition, Events } from './events.ts'
import type { Services, Within } from './services.ts'
import { showLive } from './show-live.ts'

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
