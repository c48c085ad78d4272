import type { FastifyInstance } from 'fastify'
import { createResources, declaredResources } from '#kernel/console-framework/resources.ts'
import { openDatabase, poolerSettings } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { createDeclared, entryOf } from '#kernel/declared.ts'
import type { Declared } from '#kernel/declared.ts'
import { declaredDeeds } from '#kernel/deeds/guarded-deed.ts'
import type { Env } from '#kernel/env.ts'
import { createEvents } from '#kernel/listeners.ts'
import { createFeatureStates } from '#kernel/feature-states.ts'
import type { Feature } from '#kernel/feature.ts'
import { openJobs } from '#kernel/jobs/open-jobs.ts'
import type { OpenJobs } from '#kernel/jobs/open-jobs.ts'
import type { Services } from '#kernel/services.ts'
import { createItems } from '#kernel/items.ts'
import { databaseCounters, sharedCounters } from '#kernel/limit-counters.ts'
import { createLimits } from '#kernel/limits.ts'
import { createTally } from '#kernel/metrics/tally.ts'
import type { Tally } from '#kernel/metrics/tally.ts'
import { createRoomKinds, declaredRoomKinds } from '#kernel/room-kinds.ts'
import { loadSealedBodies } from '#kernel/sealed-body.ts'
import { openSharedRedis } from '#kernel/shared-redis.ts'
import type { SharedRedis } from '#kernel/shared-redis.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import type { SocketServer } from '#kernel/socket/attach-socket.ts'
import { mayJoinByName } from '#kernel/socket/group-access.ts'
import type { GroupContext, SocketGroup } from '#kernel/socket/group-access.ts'
import { openFanout } from '#kernel/socket/open-fanout.ts'
import { createSwitches } from '#kernel/switches.ts'
import { declaredClosingNotes } from '#kernel/closing-notes.ts'
import { createTodos, declaredTodos } from '#kernel/todos.ts'
import type { Tracing } from '#kernel/traces/tracing.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { openLogins } from './features/people/account/sessions.ts'
import { cleanUpHourly } from './hourly-cleanup.ts'
import { monthlyTablesOf, rotateMonths } from './rotate-months.ts'
import { openBackups } from './open-backups.ts'
import { openProviderSettings } from './provider-settings.ts'

export type OpenServices = {
  services: Services
  jobs: OpenJobs
  socket: SocketServer
  database: Database
  /** Undefined where the database does its work. */
  redis: SharedRedis | undefined
  providerFailures: Tally
  close(): Promise<void>
}

type Around = { env: Env; databaseUrl: string; app: FastifyInstance; tracing: Tracing | undefined }

/** Opens everything that lives as long as the server, around a web server that does not listen yet. A failure leaves nothing open. */
export async function openServices(
  { env, databaseUrl, app, tracing }: Around,
  features: Feature[],
): Promise<OpenServices> {
  const { log } = app
  await using opened = new AsyncDisposableStack()
  let isClosing = false
  // Connections that end with the server are not reported.
  const onLost = (error: Error) => {
    if (!isClosing) log.warn({ lost: error }, 'a connection was lost')
  }
  const database = openPool(env, databaseUrl, onLost)
  opened.defer(() => database.close())
  const { db, visitorDb } = database
  const redis = env.REDIS_URL ? openSharedRedis(env.REDIS_URL, onLost) : undefined
  opened.defer(() => redis?.close())
  const items = createItems(features.flatMap((feature) => feature.items ?? []))
  const groups = features.flatMap((feature) => feature.socketGroups ?? [])
  const masterKey = await loadMasterKey(env.MASTER_KEY, env.DATA_DIR)
  const vault = createVault(masterKey)
  const logins = openLogins(db)
  const fanout = await openFanout({ databaseUrl, redisUrl: env.REDIS_URL, onLost })
  const socket = attachSocket(app.server, {
    env,
    log,
    fanout,
    mayJoin: async (groupId, joiner) =>
      (await ruleOf(groups, groupId, { db, vault, items, ...joiner })) ?? mayJoinByName(groupId, joiner),
    logins,
  })
  opened.defer(() => socket.close())
  const providerFailures = createTally()
  const { providers, settings } = await openProviderSettings({
    env,
    db,
    vault,
    log,
    failures: providerFailures,
  })
  const switches = createSwitches(
    features.flatMap((feature) => feature.switches ?? []),
    db,
  )
  await switches.refresh()
  const follow = followOthers([switches, settings], onLost)
  opened.defer(() => clearInterval(follow))
  const jobs = await openJobs(database, jobsOf(features), log)
  const services: Services = {
    env,
    db,
    visitorDb,
    vault,
    tracing,
    log,
    limits: createLimits(redis ? sharedCounters(redis, db) : databaseCounters(db)),
    sealedBodies: await loadSealedBodies(db, vault),
    providers,
    providerSettings: settings,
    switches,
    backups: await openBackups({ env, databaseUrl, db, storage: providers.storage, masterKey }),
    logins,
    rooms: socket.rooms,
    items,
    declared: declaredBy(features),
    figures: features.flatMap((feature) => feature.figures ?? []),
    events: createEvents(
      features.flatMap((feature) => feature.listeners ?? []),
      () => services,
    ),
    jobs,
    states: createFeatureStates(() => services),
  }
  const kept = opened.move()
  return {
    services,
    jobs,
    socket,
    database,
    redis,
    providerFailures,
    async close() {
      isClosing = true
      await kept.disposeAsync()
    },
  }
}

const moreOf = ({ DATABASE_REPLICA_URL, OTEL_EXPORTER_OTLP_ENDPOINT }: Env) => ({
  replicaUrls: DATABASE_REPLICA_URL,
  isTraced: OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
})

/** Calls and jobs may go through a pooler; what listens, migrates and backs up needs the database itself. */
const openPool = (env: Env, databaseUrl: string, onLost: (error: Error) => void) =>
  env.DATABASE_POOLER_URL === undefined
    ? openDatabase(databaseUrl, env.DATABASE_POOL, onLost, undefined, moreOf(env))
    : openDatabase(
        env.DATABASE_POOLER_URL,
        env.DATABASE_POOL,
        onLost,
        poolerSettings(env.DATABASE_POOLER_PREPARES === 'on'),
        moreOf(env),
      )

/** What features declare and the services know by its key. */
export const declaredBy = (features: Feature[]): Declared =>
  createDeclared(
    entryOf(declaredRoomKinds, createRoomKinds(features.flatMap(({ roomKinds = [] }) => roomKinds))),
    entryOf(declaredTodos, createTodos(features.flatMap(({ todoKinds = [] }) => todoKinds))),
    entryOf(
      declaredResources,
      createResources(
        features.flatMap(({ resources = [] }) => resources),
        features.flatMap(({ placeParts = [] }) => placeParts),
      ),
    ),
    entryOf(
      declaredDeeds,
      features.flatMap(({ deeds = [] }) => deeds),
    ),
    entryOf(
      declaredClosingNotes,
      features.flatMap(({ closingNotes }) => closingNotes ?? []),
    ),
  )

const followMs = 10_000

/** What operators set at one server, all others adopt soon after. */
const followOthers = (all: { refresh(): Promise<void> }[], onLost: (error: Error) => void) =>
  setInterval(() => {
    for (const one of all) one.refresh().catch(onLost)
  }, followMs).unref()

const jobsOf = (features: Feature[]) => [
  ...features.flatMap(({ jobs = [] }) => jobs),
  cleanUpHourly(features.flatMap(({ cleanups = [] }) => cleanups)),
  rotateMonths(monthlyTablesOf(features)),
]

const ruleOf = (groups: SocketGroup[], groupId: string, context: GroupContext) => {
  for (const group of groups) {
    const allowed = group.mayJoin(groupId, context)
    if (allowed !== undefined) return allowed
  }
  return undefined
}
