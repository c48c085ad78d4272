import type { Db, Tx } from './database.ts'

/** Something that a feature reports and that features above it react to, so that it need not know them. */
export type EventDefinition<Payload> = { name: string; kind: 'event'; payload?: Payload }

/** A change that open pages show. */
export type AnnouncementDefinition<Payload> = { name: string; kind: 'announcement'; payload?: Payload }

export const defineEvent = <Payload>(name: string): EventDefinition<Payload> => ({ name, kind: 'event' })

export const defineAnnouncement = <Payload>(name: string): AnnouncementDefinition<Payload> => ({
  name,
  kind: 'announcement',
})

export type Events = {
  /** Reports as part of the transaction: when it returns, every listener has done its part of it. */
  publish<Payload>(db: Tx, event: EventDefinition<Payload>, payload: Payload): Promise<void>
  /** Reports once the transaction of `db` is committed, or at once if it is none. Never rejects. */
  announce<Payload>(db: Db, event: AnnouncementDefinition<Payload>, payload: Payload): Promise<void>
}
