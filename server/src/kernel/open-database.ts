import { setDefaultResultOrder } from 'node:dns'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { runAfterCommit } from './after-commit.ts'
import type { Db } from './database.ts'
import { NamelessClient } from './nameless-client.ts'
import { setLateReader } from './replicas/late.ts'
import { noteWrites } from './replicas/note-writes.queries.ts'
import { openReplicas } from './replicas/open-replicas.ts'
import type { Replicas } from './replicas/open-replicas.ts'
import { traceStatements } from './traces/trace-statements.queries.ts'
import { shareReads } from './shared-reads.queries.ts'

setDefaultResultOrder('ipv4first')

// Identifiers and counts fit a double; as text they would only be converted by hand everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  db: Db
  /** For visitors: what they read at the same moment is read once. */
  visitorDb: Db
  pool: pg.Pool
  /** Undefined without replicas. */
  replicas: Replicas | undefined
  /** From now on a call that gets no connection soon is refused. Until then the start of a busy machine waits for one. */
  hurry(): void
  close(): Promise<void>
}

const patientMs = 120_000
const hurriedMs = 5_000

/** A server refuses rather than wait for a statement or for its own next one. */
const servingLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

/**
 * Through a pooler in transaction mode: a connection has no parameters of its own, so that the limits are set for the role
 * (deploy/README.md), and unless the pooler carries them, statements have no names.
 */
export const poolerSettings = (hasNames: boolean): Settings => (hasNames ? {} : { Client: NamelessClient })

/** What prepares a database takes as long as it takes. */
export const noLimits = {}

type Settings = Partial<typeof servingLimits> & Pick<pg.PoolConfig, 'Client'>

type More = { replicaUrls?: readonly string[]; isTraced?: boolean }

export function openDatabase(
  url: string,
  size: number,
  onLost: (error: Error) => void,
  settings: Settings = servingLimits,
  { replicaUrls = [], isTraced = false }: More = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: patientMs,
    keepAlive: true,
    ...settings,
  })
  // Without these two listeners a crash of the database ends this process as well.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const replicas =
    replicaUrls.length > 0
      ? openReplicas(replicaUrls, pool, { size, settings: servingLimits, onLost })
      : undefined
  return {
    ...handlesOf(isTraced ? traceStatements(pool) : pool, replicas),
    pool,
    replicas,
    hurry: () => void (pool.options.connectionTimeoutMillis = hurriedMs),
    async close() {
      await replicas?.close()
      await pool.end()
    },
  }
}

function handlesOf(pool: pg.Pool, replicas: Replicas | undefined): Pick<Database, 'db' | 'visitorDb'> {
  const noted = replicas ? noteWrites(pool) : pool
  const handleOf = (client: pg.Pool) => runAfterCommit(drizzle(client))
  const db = handleOf(noted)
  const visitorDb = handleOf(shareReads(noted))
  if (replicas) {
    const { reader } = replicas
    setLateReader(db, { forCall: handleOf(noted), late: handleOf(reader) })
    setLateReader(visitorDb, { forCall: handleOf(shareReads(noted)), late: handleOf(shareReads(reader)) })
  }
  return { db, visitorDb }
}
