import type { OperatorRole } from '#contract/people/operators.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#kernel/open-database.ts'
import { readEnv } from '#kernel/env.ts'
import type { Services } from '#kernel/services.ts'
import { openApp } from '#kernel/http/open-app.ts'
import { createSwitches } from '#kernel/switches.ts'
import { databaseCounters } from '#kernel/limit-counters.ts'
import { createLimits } from '#kernel/limits.ts'
import { createVault } from '#kernel/vault.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { migrate } from '#kernel/migrate.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { openLogins, openSession } from '#server/features/people/account/sessions.ts'
import { openLocalFolder } from '#server/providers/storage/local-folder.ts'

const say = () => undefined

/** Services with a real database and a real folder, and only what files need of the rest. */
export async function openTestServices() {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  const given = process.env['DATABASE_URL']
  const postgres =
    given === undefined ? await openEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), say }) : undefined
  const database = openDatabase(given ?? postgres!.url, 5, say)
  await migrate(database.pool, say)
  const { db } = database
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const app = openApp(env)
  const storage = await openLocalFolder(path.join(folder, 'files'))
  const services = {
    env,
    db,
    vault: createVault(randomBytes(32)),
    log: app.log,
    limits: createLimits(databaseCounters(db)),
    logins: openLogins(db),
    providers: { storage },
    switches: createSwitches([], db),
  } as Services
  return {
    services,
    app,
    storage,
    incoming: path.join(folder, 'incoming'),
    /** A new user with a login. */
    logIn: async (...operator_roles: OperatorRole[]) => {
      const [user] = await db.insert(users).values({ operator_roles }).returning({ id: users.id })
      const { secrets, sessionId } = await openSession(db, user!.id, 'phone', '')
      if (operator_roles.length > 0) await elevateSession(db, sessionId, { hours: 8 })
      return { userId: user!.id, token: secrets.token, cookie: `med_login=${secrets.cookie}` }
    },
    close: async () => {
      await app.close()
      await database.close()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestServices = Awaited<ReturnType<typeof openTestServices>>
