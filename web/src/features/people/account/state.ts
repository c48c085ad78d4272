import { accountCalls, defaultCountryCode } from '#contract/people/account.ts'
import type { LoginData, UserInfo } from '#contract/people/account.ts'
import { accountTopics } from '#contract/wire/socket.ts'
import { api } from '#web/platform/api.ts'
import { bridge } from '#web/platform/bridge.ts'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import { environment } from '#web/platform/environment.ts'
import { clearLoginData, saveLoginData } from '#web/platform/login-data.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { storage } from '#web/platform/storage.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { forgetAccount, rememberAccount } from './remembered-account.ts'

/** Who is here. It starts unknown and becomes one or the other once the server has spoken. */
export type LoginState = { is: 'unknown' } | { is: 'out' } | { is: 'in'; user: UserInfo | undefined }

const state = createSignal<LoginState>({ is: 'unknown' })

export const loginState = state.get
export const useLoginState = () => useSignal(state)
export const isLoggedIn = () => state.get().is === 'in'

/** The dialing prefix that was chosen last; every phone field begins with it. */
const areaNumber = createSignal(defaultCountryCode)

export const useAreaNumber = () => useSignal(areaNumber)
export const chooseAreaNumber = areaNumber.set

/** With no user id there is nobody to ask about. Only a plain "no" of the server logs out; a fault does not. */
export async function checkLogin(): Promise<void> {
  if (storage.get('userid') === '') {
    state.set({ is: 'out' })
    return
  }
  try {
    await api(accountCalls.loginStatus, {}, { tips: false, whenLoginEnded: 'leave' })
  } catch (error) {
    if (error instanceof CallFailure && isLoginEnded(error)) return forget()
  }
  state.set({ is: 'in', user: undefined })
  await fetchUser()
}

export async function fetchUser(): Promise<void> {
  try {
    const user = await api(accountCalls.userInfo, {}, { tips: false })
    storage.set('user_type', user.user_type)
    if (state.get().is === 'in') state.set({ is: 'in', user })
  } catch {
    // The person stays logged in; whatever needs the profile asks again.
  }
}

export const reportOnline = () => api(accountCalls.onlineReport, {}, { tips: false })

let authorization: Promise<void> | undefined

/** The step before home and detail pages: WeChat may know the person. Once per page, and never a wall. */
export const authorize = (): Promise<void> => (authorization ??= runAuthorization())

async function runAuthorization(): Promise<void> {
  if (environment().kind !== 'wechat') return
  const { enterByWechat } = await import('./wechat-entry.ts')
  const entry = await enterByWechat()
  // Leaving for WeChat's page: nothing below is to be drawn meanwhile.
  if (entry.is === 'leaving') await new Promise(() => undefined)
  if (entry.is === 'logged-in') await logInBy(async () => entry.login)
}

/** What every way of logging in shares. A failure still reconnects the socket, then goes to the screen. */
export async function logInBy(post: () => Promise<LoginData>): Promise<void> {
  // This browser is about to hear that another user has logged in here: that is us.
  pageSocket().pause()
  try {
    saveLoginData(storage, await post(), environment())
  } catch (error) {
    pageSocket().reconnect()
    throw error
  }
  state.set({ is: 'in', user: undefined })
  await fetchUser()
  const known = state.get()
  if (known.is === 'in' && known.user) rememberAccount(known.user, storage.get('refresh_token'))
  pageSocket().reconnect()
}

/** What to call whoever is logged in; empty as long as that is not known. */
export function nameOfUser(): string {
  const known = state.get()
  return known.is === 'in' ? known.user?.truename || known.user?.sysusers_name || '' : ''
}

/** Ends the login here and at the server. The native app is told unless it was the one that asked. */
export async function logOut(options: { askedByApp?: boolean } = {}): Promise<void> {
  await api(accountCalls.logout, {}, { tips: false, whenLoginEnded: 'leave' }).catch(() => undefined)
  // Who leaves on purpose is not offered to come back by one press.
  forgetAccount()
  forget(options)
}

/** The login is gone already: only this client has to learn it. */
export function forget(options: { askedByApp?: boolean } = {}): void {
  const wasKnown = storage.get('userid') !== ''
  clearLoginData(storage, environment())
  state.set({ is: 'out' })
  pageSocket().reconnect()
  if (wasKnown && !options.askedByApp) bridge().logout()
}

/** Events of the account that come over the socket or from the app. */
export function followAccountEvents(): void {
  pageSocket().on(accountTopics.changeAccount.type, () => location.reload())
  pageSocket().on(accountTopics.outsideAccount.type, () => forget())
  bridge().onNotice('logout', () => void logOut({ askedByApp: true }))
}
