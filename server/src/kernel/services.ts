import type { FastifyBaseLogger } from 'fastify'
import type { Providers } from '#kernel/ports/providers.ts'
import type { Figure } from './console-framework/figure.ts'
import type { NotedChange } from './audit/noted-change.ts'
import type { Backups } from './backups.ts'
import type { Caller } from './caller.ts'
import type { Db, Tx } from './database.ts'
import type { Declared } from './declared.ts'
import type { Env } from './env.ts'
import type { Events } from './events.ts'
import type { FeatureStates } from './feature-states.ts'
import type { Items } from './items.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { SealedBodies } from './sealed-body.ts'
import type { Logins, Member } from './member.ts'
import type { Rooms } from './socket/rooms.ts'
import type { Switches } from './switches.ts'
import type { Tracing } from './traces/tracing.ts'
import type { Vault } from './vault.ts'

/** What lives as long as the server does. */
export type Services = {
  env: Env
  db: Db
  /** What `db` is in the context of a visitor. */
  visitorDb: Db
  vault: Vault
  limits: Limits
  sealedBodies: SealedBodies
  providers: Providers
  providerSettings: ProviderSettings
  logins: Logins
  rooms: Rooms
  /** The kinds of items that features declare. */
  items: Items
  /** What features declare besides, which works with these services: rooms, to-dos, lists of the console, deeds. */
  declared: Declared
  /** What operators can switch off. */
  switches: Switches
  /** Undefined where no folder for backups is set. */
  backups: Backups | undefined
  /** What is counted by day, in every feature. */
  figures: readonly Figure[]
  events: Events
  jobs: Jobs
  /** What features keep in memory. */
  states: FeatureStates
  /** Undefined where no collector of traces is set. */
  tracing: Tracing | undefined
  log: FastifyBaseLogger
}

/** The same inside a transaction: what is written through its `db` is committed together. */
export type Within<S extends { db: Db }> = S & { db: Tx }

/** Who acts, and in which language they are answered. */
export type Actor = {
  /** Undefined for a visitor. Calls of access `member` and `operator` always have one. */
  member: Member | undefined
  caller: Pick<Caller, 'language'>
  /** Says what a call of operators has changed, for the audit log. */
  noteChange(change: NotedChange): void
}

/** What is done for somebody works with this, be it asked for by a call, a form of the console or a job. */
export type Context = Services & Actor

/** What only a call has: where it comes from, and what its answer carries. */
export type CallRequest = {
  caller: Caller
  /** Names the account that somebody tries to get into, for the log of refused calls. */
  noteAccount(userId: number): void
  /** Sets or, without a value, clears the login cookie on the answer. */
  setLoginCookie(secret: string | undefined): void
  /** Sets the cookie by which this browser is recognised when somebody logs in again. */
  setDeviceCookie(secret: string): void
}

/** What a handler works with. */
export type CallContext = Context & CallRequest
