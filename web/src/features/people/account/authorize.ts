import { bridge } from '#web/platform/bridge.ts'
import { environment } from '#web/platform/environment.ts'
import { hasLeftOnPurpose } from '#web/platform/left-on-purpose.ts'
import { logInBy } from './state.ts'

let isDone = false
let authorization: Promise<void> | undefined

/** WeChat, its mini-program and the app may know somebody who is a visitor here. */
const mayBeKnown = (): boolean =>
  (environment().isWechat === 2 || (environment().kind === 'app' && bridge().isPresent())) &&
  !hasLeftOnPurpose()

/** Whether a visitor may enter home and detail pages: nobody is left to ask who they are. */
export const isAuthorized = (): boolean => isDone || !mayBeKnown()

/** For the server, which renders pages for visitors. */
export function skipAuthorization(): void {
  isDone = true
}

/** The step before home and detail pages. Once per page, and the person continues as a visitor where it fails. */
export const authorize = (): Promise<void> =>
  (authorization ??= runAuthorization()
    .catch(() => undefined)
    .then(skipAuthorization))

async function runAuthorization(): Promise<void> {
  if (environment().kind === 'app') {
    const { readAppLogin } = await import('./app-login-data.ts')
    const login = readAppLogin(await bridge().ask('getStorage', { type: 'login' }))
    if (login) await logInBy(async () => login)
    return
  }
  const { enterByWechat } = await import('./wechat-entry.ts')
  const entry = await enterByWechat()
  // The browser is leaving for WeChat's page: nothing is rendered meanwhile.
  if (entry.is === 'leaving') await new Promise(() => undefined)
  if (entry.is === 'logged-in') await logInBy(async () => entry.login)
}
