import { afterCommit } from '#kernel/after-commit.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#kernel/database.ts'
import { EnvError, envNames, readEnv, sourceOf } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { Tally } from '#kernel/metrics/tally.ts'
import type { ProviderSettings } from '#kernel/provider-settings.ts'
import { lockSecret, selectSecret, upsertSecret } from '#kernel/settings.queries.ts'
import type { Vault } from '#kernel/vault.ts'
import { openProviders, reopenProviders } from './open-providers.ts'
import type { Providers } from './kernel/ports/providers.ts'
import { openStorage } from './providers/storage/open-storage.ts'

const secretName = 'provider-settings'

type Tools = { env: Env; db: Db; vault: Vault; log: FastifyBaseLogger; failures: Tally }
type Entered = Record<string, string>

/** Opens the outside services by the environment and what operators have entered, and opens them again after a change. */
export async function openProviderSettings(
  tools: Tools,
): Promise<{ providers: Providers; settings: ProviderSettings }> {
  const { env, db, vault, log } = tools
  const given = Object.fromEntries(Object.entries(sourceOf(env)).filter(([, value]) => value))
  const open = (sealed: Buffer | undefined): Entered =>
    sealed ? (JSON.parse(vault.openText(sealed)) as Entered) : {}
  const adopt = (next: Env) => {
    for (const name of envNames) Object.assign(env, { [name]: next[name as keyof Env] })
  }
  let known = await selectSecret(db, secretName)
  try {
    adopt(readEnv({ ...open(known), ...given }))
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    // They fitted once; the environment has changed since. A server that does not start could not be mended in the console.
    log.error({ reason: error }, 'the settings entered in the console are left out')
  }
  const providers = await openProviders(env, tools)

  const reopen = async (entered: Entered) => {
    const next = readEnv({ ...entered, ...given })
    const opened = await reopenProviders(next, { ...tools, engine: providers.live.engine })
    return () => {
      adopt(next)
      Object.assign(providers, opened)
    }
  }

  const settings: ProviderSettings = {
    fromEnvironment: (name) => given[name],
    read: async () => open(await selectSecret(db, secretName)),
    async save(db, change) {
      await lockSecret(db, secretName)
      const entered = { ...open(await selectSecret(db, secretName)), ...change }
      const kept = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))
      const apply = await reopen(kept)
      const sealed = vault.seal(JSON.stringify(kept))
      await upsertSecret(db, secretName, sealed)
      await afterCommit(db, async () => {
        known = sealed
        apply()
      })
    },
    async refresh() {
      const sealed = await selectSecret(db, secretName)
      if (!sealed || known?.equals(sealed)) return
      known = sealed
      ;(await reopen(open(sealed)))()
    },
    openStorage: () => openStorage(env),
  }
  return { providers, settings }
}
