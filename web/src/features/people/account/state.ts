import { defaultCountryCode } from '#contract/people/account.ts'
import { accountTopics } from '#contract/wire/socket.ts'
import { bridge } from '#web/platform/bridge.ts'
import { callText } from '#web/platform/call-text.ts'
import { environment } from '#web/platform/environment.ts'
import { withLoginLock } from '#web/platform/login-lock.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { reloadOnce } from '#web/platform/reload-once.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { setLeftOnPurpose } from '#web/platform/left-on-purpose.ts'
import { loginCalls } from '#web/platform/login-calls.ts'
import { createLoginSession } from '#web/platform/login-session.ts'
import type { LoginState } from '#web/platform/login-session.ts'
import { rememberAccount } from '#web/platform/remembered-account.ts'

const state = createSignal<LoginState>({ is: 'unknown' })

const session = createLoginSession({
  state,
  server: loginCalls,
  storage,
  environment,
  socket: pageSocket,
  lock: withLoginLock,
  showEnd: (end) =>
    toast(callText[pageLanguage()][end === 'expired' ? 'loginExpired' : 'loginEnded'], 'failure'),
  remember: rememberAccount,
  setLeft: setLeftOnPurpose,
  notifyApp: () => bridge().logout(),
  reload: () => location.reload(),
})

export const {
  check: checkLogin,
  enterAs,
  fetchUser,
  logInBy,
  logOut,
  endBy: endLoginBy,
  recover: recoverLogin,
  beforeLogOut,
} = session

export const loginState = state.get
export const useLoginState = () => useSignal(state)
export const isLoggedIn = () => state.get().is === 'in'

/** The dialing prefix that was chosen last; every phone field begins with it. */
const areaNumber = createSignal(defaultCountryCode)

export const useAreaNumber = () => useSignal(areaNumber)
export const chooseAreaNumber = areaNumber.set

export const { reportOnline } = loginCalls

/** How to address the user; empty as long as that is not known. */
export function nameOfUser(): string {
  const known = state.get()
  return known.is === 'in' ? known.user?.truename || known.user?.sysusers_name || '' : ''
}

export async function checkIdentity(): Promise<void> {
  const [identity, { accountQueries }] = await Promise.all([import('./identity.ts'), import('./queries.ts')])
  await identity.checkIdentity({
    ask: accountQueries.userType,
    storage,
    reload: () => reloadOnce('identity'),
  })
}

/** Calls back whenever somebody logs in, also before the page was loaded. */
export function onLogIn(listener: () => unknown): void {
  let wasIn = false
  const compare = () => {
    const isIn = isLoggedIn()
    if (isIn && !wasIn) listener()
    wasIn = isIn
  }
  state.subscribe(compare)
  compare()
}

/** Events of the account from the server, from the app and from other tabs. */
export function followAccountEvents(): void {
  pageSocket().on(accountTopics.changeAccount.type, () => void session.handleChanged())
  pageSocket().on(accountTopics.outsideAccount.type, () => void session.handleEnded())
  bridge().onNotice('logout', () => void logOut({ askedByApp: true }))
  window.addEventListener('storage', ({ key }) => session.handleStored(key))
}
