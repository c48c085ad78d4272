import { environment } from '#web/platform/environment.ts'
import { setLeftOnPurpose } from '#web/platform/left-on-purpose.ts'
import { loginCalls } from '#web/platform/login-calls.ts'
import { withLoginLock } from '#web/platform/login-lock.ts'
import { createLoginSession } from '#web/platform/login-session.ts'
import type { LoginState } from '#web/platform/login-session.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal } from '#web/ui/signal.ts'

/** The operators' login page, which leads back to where they are. */
export const goToLogin = () =>
  location.replace(`/console/login?from=${encodeURIComponent(location.pathname + location.search)}`)

/** The login of this browser, shared with the product's other tabs. The console listens to no socket by itself. */
const session = createLoginSession({
  state: createSignal<LoginState>({ is: 'unknown' }),
  server: loginCalls,
  storage,
  environment,
  socket: () => ({ pause: () => undefined, reconnect: () => undefined }),
  lock: withLoginLock,
  showEnd: goToLogin,
  remember: () => undefined,
  setLeft: setLeftOnPurpose,
  notifyApp: () => undefined,
  reload: () => location.reload(),
})

export const { recover: recoverLogin, logOut, logInBy } = session

export const isLoggedIn = () => storage.get('userid') !== ''
