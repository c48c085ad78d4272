import { accountCalls } from '#contract/people/account.ts'
import type { PublicKey } from '#contract/people/account.ts'
import { createCaller } from './call.ts'
import type { CallWorld } from './call.ts'
import { clock } from './clock.ts'
import { environment } from './environment.ts'
import { pageConfig, pageHosts } from './page-config.ts'
import { pageLanguage } from './page-language.ts'
import { storage } from './storage.ts'

type Reactions = Pick<CallWorld, 'showFailure' | 'recoverLogin'>

let reactions: Reactions = { showFailure: () => undefined, recoverLogin: async () => false }

/** Called once by the app: how a failure is shown and what an ended login does. */
export function reactToFailures(chosen: Reactions): void {
  reactions = chosen
}

let publicKey: Promise<PublicKey> | undefined

async function seal(fields: Record<string, unknown>): Promise<string> {
  publicKey ??= Promise.resolve(pageConfig().publicKey ?? fetchPublicKey())
  const [{ sealFields }, key] = await Promise.all([import('./seal.ts'), publicKey])
  return sealFields(fields, key)
}

const fetchPublicKey = async () => (await api(accountCalls.publicKey, {}, { light: true })).jwk

/** Calls the server; used by every feature. */
export const api = createCaller({
  environment,
  hosts: pageHosts,
  storage,
  clock,
  language: pageLanguage,
  seal,
  fetch: (...request) => fetch(...request),
  sendFile: async (...request) => (await import('./send-file.ts')).sendFile(...request),
  showFailure: (message) => reactions.showFailure(message),
  recoverLogin: (refused) => reactions.recoverLogin(refused),
})
