import { accountCalls } from '#contract/people/account.ts'
import type { PublicKey } from '#contract/people/account.ts'
import { createCaller } from './call.ts'
import { clock } from './clock.ts'
import { environment } from './environment.ts'
import { pageConfig, pageHosts } from './page-config.ts'
import { pageLanguage } from './page-language.ts'
import { storage } from './storage.ts'

type Reactions = { tell: (message: string) => void; logOut: () => void }

let reactions: Reactions = { tell: () => undefined, logOut: () => undefined }

/** Said once by the app: how a failure is shown and what a dead login does. */
export function reactToFailures(given: Reactions): void {
  reactions = given
}

let publicKey: Promise<PublicKey> | undefined

async function seal(fields: Record<string, unknown>): Promise<string> {
  publicKey ??= Promise.resolve(pageConfig().publicKey ?? fetchPublicKey())
  const [{ sealFields }, key] = await Promise.all([import('./seal.ts'), publicKey])
  return sealFields(fields, key)
}

const fetchPublicKey = async () => (await api(accountCalls.publicKey, {}, { light: true })).jwk

/** The server, as every feature calls it. */
export const api = createCaller({
  environment,
  hosts: pageHosts,
  storage,
  clock,
  language: pageLanguage,
  seal,
  fetch: (...request) => fetch(...request),
  tell: (message) => reactions.tell(message),
  logOut: () => reactions.logOut(),
})
