import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import { insertSecretOnce, selectSecret } from '#kernel/settings.queries.ts'
import type { Vault } from '#kernel/vault.ts'
import { PushRefused } from '#kernel/ports/push.ts'
import type { AppPushPort, WebPushPort } from '#kernel/ports/push.ts'
import { getuiPush } from './getui-push.ts'
import { sandboxAppPush, sandboxWebPush } from './sandbox.ts'
import type { SavePush } from './sandbox.ts'
import { rawPublicKey, webPush } from './web-push.ts'

/** The configured service, or the sandbox outside production. Production without one pushes nothing to the app. */
export function openAppPush(env: Env, save: SavePush): AppPushPort {
  const { GETUI_APP_ID: appId, GETUI_APP_KEY: appKey, GETUI_MASTER_SECRET: masterSecret } = env
  if (appId !== undefined && appKey !== undefined && masterSecret !== undefined)
    return getuiPush({ appId, appKey, masterSecret, endpoint: env.GETUI_PUSH_ENDPOINT })
  return env.NODE_ENV === 'production' ? absentPush : sandboxAppPush(save)
}

const absentPush: AppPushPort = { send: () => Promise.reject(new PushRefused('push is not set up')) }

const secretName = 'web-push-key'

/** The key pair is made at the first start and stored, encrypted under the master key. */
export async function openWebPush(
  env: Env,
  { db, vault, save }: { db: Db; vault: Vault; save: SavePush },
): Promise<WebPushPort> {
  let sealed = await selectSecret(db, secretName)
  if (!sealed) {
    const pair = await promisify(generateKeyPair)('ec', { namedCurve: 'prime256v1' })
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    sealed = (await insertSecretOnce(db, secretName, vault.seal(pem)))!
  }
  const privateKey = createPrivateKey(vault.openText(sealed))
  const port =
    env.NODE_ENV === 'production'
      ? webPush({ privateKey, contact: env.PUBLIC_ORIGIN! })
      : sandboxWebPush(rawPublicKey(privateKey), save)
  return { ...port, isKnownService: (endpoint) => isKnownService(endpoint, env.WEB_PUSH_HOSTS) }
}

/** The push services of Chrome, Firefox, Edge and Safari. */
const services = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

/** The server calls these addresses, which pages hand in: only those of push services, never one of our own network. */
export function isKnownService(endpoint: string, more: string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  const isKnown = [...services, ...more].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && username === '' && isKnown
}
