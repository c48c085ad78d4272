import type { Services } from './services.ts'

/** Something that a feature reports and that features above it react to, so that it need not know them. */
export type EventDefinition<Payload> = { name: string; payload?: Payload }

export const defineEvent = <Payload>(name: string): EventDefinition<Payload> => ({ name })

export type Listener = {
  event: EventDefinition<never>
  run(services: Services, payload: never): PromiseLike<unknown>
}

/** `run` is awaited by the reporter: when `publish` returns, every listener is done. */
export const listenTo = <Payload>(
  event: EventDefinition<Payload>,
  run: (services: Services, payload: Payload) => PromiseLike<unknown>,
): Listener => ({ event: event as EventDefinition<never>, run })

export type Events = { publish<Payload>(event: EventDefinition<Payload>, payload: Payload): Promise<void> }

export function createEvents(listeners: Listener[], services: () => Services): Events {
  return {
    async publish(event, payload) {
      for (const listener of listeners)
        if (listener.event === event) await listener.run(services(), payload as never)
    },
  }
}
