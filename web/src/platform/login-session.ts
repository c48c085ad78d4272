import type { LoginData, UserInfo } from '#contract/people/account.ts'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import type { RefusedLogin } from '#web/platform/call.ts'
import type { Environment } from '#web/platform/environment.ts'
import { clearLoginData, saveLoginData } from '#web/platform/login-data.ts'
import type { Socket } from '#web/platform/socket.ts'
import type { AppStorage } from '#web/platform/storage.ts'

/**
 * Who is here. It starts unknown and becomes one or the other once the server has answered. A member has no `user`
 * while the profile is read, nor when that has failed.
 */
export type LoginState =
  | { is: 'unknown' }
  | { is: 'out' }
  | { is: 'in'; user: UserInfo | undefined; hasFailed: boolean }

/** Why a login ended that nobody here has ended. */
export type LoginEnd = 'expired' | 'ended-elsewhere'

export type LoginWorld = {
  state: { get: () => LoginState; set: (next: LoginState) => void }
  server: {
    userInfo: () => Promise<UserInfo>
    /** With `leave` a refusal is left to the caller; otherwise it is handled as for every call. */
    loginStatus: (whenLoginEnded: 'log-out' | 'leave') => Promise<unknown>
    logout: () => Promise<unknown>
    /** Sent without the token, which is no longer accepted. */
    renew: (refreshToken: string) => Promise<LoginData>
  }
  storage: AppStorage
  environment: () => Environment
  socket: () => Pick<Socket, 'pause' | 'reconnect'>
  /** Runs alone among the tabs of this browser. */
  lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  showEnd: (end: LoginEnd) => void
  /** The account that the login page offers; undefined forgets it. */
  remember: (account: { user: UserInfo | undefined; refreshToken: string } | undefined) => void
  /** Whether the person has logged out on purpose, and so is not logged in again without being asked. */
  setLeft: (hasLeft: boolean) => void
  notifyApp: () => void
  reload: () => void
}

type LogOutOptions = { askedByApp?: boolean }

/** The login of this page, which it shares with the other tabs of the browser. */
export function createLoginSession(world: LoginWorld) {
  const { server, state, storage } = world
  const farewells = new Set<() => Promise<unknown>>()
  /** Calls of this page that are refused meanwhile wait for the same outcome: the lock keeps only other tabs apart. */
  let recovering: Promise<boolean> | undefined
  /** This page is ending the login itself: a call that is refused meanwhile says nothing new. */
  let isEnding = false

  const enter = () => {
    const known = state.get()
    if (known.is !== 'in') state.set({ is: 'in', user: undefined, hasFailed: false })
  }

  const leave = () => {
    if (state.get().is !== 'out') state.set({ is: 'out' })
  }

  /** As the server says with the page that it rendered. */
  const enterAs = (user: UserInfo | undefined) =>
    state.set(user ? { is: 'in', user, hasFailed: false } : { is: 'out' })

  const readUser = () => server.userInfo().catch(() => undefined)

  function adopt(user: UserInfo | undefined) {
    const known = state.get()
    if (known.is !== 'in') return
    const latest = user ?? known.user
    state.set({ is: 'in', user: latest, hasFailed: !latest })
  }

  /** Only a refusal by the server logs out, which is the reaction of every call; a fault does not. */
  async function check(): Promise<void> {
    if (storage.get('userid') === '') {
      storage.set('user_type', -1)
      return leave()
    }
    const user = readUser()
    await server.loginStatus('log-out').catch(() => undefined)
    if (storage.get('userid') === '') return leave()
    enter()
    adopt(await user)
    return undefined
  }

  async function fetchUser(): Promise<void> {
    const known = state.get()
    if (known.is === 'in' && known.hasFailed) state.set({ ...known, hasFailed: false })
    adopt(await readUser())
  }

  /** What every way of logging in shares. A failure still reconnects the socket, then goes to the screen. */
  async function logInBy(post: () => Promise<LoginData>): Promise<void> {
    // The server is about to announce to this browser that another user has logged in: this page did.
    world.socket().pause()
    try {
      await world.lock(async () => saveLoginData(storage, await post(), world.environment()))
    } catch (error) {
      world.socket().reconnect()
      throw error
    }
    world.setLeft(false)
    state.set({ is: 'in', user: undefined, hasFailed: false })
    await fetchUser()
    const known = state.get()
    if (known.is === 'in' && known.user)
      world.remember({ user: known.user, refreshToken: storage.get('refresh_token') })
    world.socket().reconnect()
  }

  /** The login is over already: only this client has to forget it. */
  function forget({ askedByApp = false }: LogOutOptions = {}): void {
    const wasKnown = storage.get('userid') !== ''
    clearLoginData(storage, world.environment())
    leave()
    world.socket().reconnect()
    if (wasKnown && !askedByApp) world.notifyApp()
  }

  /** Ends the login here and at the server. The native app is told unless it was the one that asked. */
  async function logOut(options: LogOutOptions = {}): Promise<void> {
    await Promise.allSettled([...farewells].map(async (farewell) => farewell()))
    await endBy(() => server.logout().catch(() => undefined), options)
  }

  /**
   * Ends the login by something that ends it at the server; when that fails, the login stays. Somebody who leaves on
   * purpose is not offered to come back by one press.
   */
  async function endBy(deed: () => Promise<unknown>, options: LogOutOptions = {}): Promise<void> {
    // The other tabs hear from the server that the login has ended; this one ends it itself.
    world.socket().pause()
    isEnding = true
    try {
      await world.lock(async () => {
        await deed()
        world.remember(undefined)
        world.setLeft(true)
        forget(options)
      })
    } catch (error) {
      if (error instanceof CallFailure && isLoginEnded(error)) end('expired')
      else world.socket().reconnect()
      throw error
    } finally {
      isEnding = false
    }
  }

  function end(why: LoginEnd): void {
    world.remember(undefined)
    forget()
    world.showEnd(why)
  }

  /**
   * What a call does whose login the server refuses. True when there is a login to repeat it with: a renewed one, or
   * that of another tab. Otherwise the person is logged out and told why, once.
   */
  const recover = (refused: RefusedLogin): Promise<boolean> =>
    (recovering ??= recoverAlone(refused).finally(() => (recovering = undefined)))

  const recoverAlone = (refused: RefusedLogin): Promise<boolean> =>
    world.lock(async () => {
      if (isReplaced(refused.token)) return hasLogin()
      if (refused.mayRenew && (await renew())) return true
      // Without locks, on an origin that is not trusted, another tab may have logged in meanwhile.
      if (isReplaced(refused.token)) return hasLogin()
      if (isEnding) return false
      end('expired')
      return false
    })

  const hasLogin = () => storage.get('token') !== ''
  const isReplaced = (token: string) => storage.get('token') !== token

  /** A login lasts longer than its token. Throws when the server cannot be asked. */
  async function renew(): Promise<boolean> {
    const refreshToken = storage.get('refresh_token')
    if (refreshToken === '') return false
    try {
      const login = await server.renew(refreshToken)
      if (storage.get('refresh_token') !== refreshToken) return hasLogin()
      saveLoginData(storage, login, world.environment())
      world.remember({ user: undefined, refreshToken: login.refresh_token })
      world.socket().reconnect()
      return true
    } catch (error) {
      if (error instanceof CallFailure && isLoginEnded(error)) return false
      throw error
    }
  }

  /** The server says that the login was ended. Another tab may have logged in again meanwhile, or logged out. */
  const handleEnded = (): Promise<void> =>
    world.lock(async () => {
      if (storage.get('userid') === '') return leave()
      const token = storage.get('token')
      try {
        await server.loginStatus('leave')
        world.socket().reconnect()
      } catch (error) {
        if (!(error instanceof CallFailure && isLoginEnded(error))) return undefined
        if (isReplaced(token)) world.socket().reconnect()
        else end('ended-elsewhere')
      }
      return undefined
    })

  /** Another user has logged in here: the page starts again once the tab that did so has stored the login. */
  const handleChanged = async (): Promise<void> => {
    await world.lock(async () => undefined)
    world.reload()
  }

  /** Another tab has changed what is stored. */
  function handleStored(key: string | null): void {
    if (key === 'refresh_token' && storage.get('refresh_token') !== '') world.socket().reconnect()
    if (key !== 'userid') return
    const userid = storage.get('userid')
    const known = state.get()
    if (userid === '') {
      leave()
      world.socket().reconnect()
    } else if (known.is === 'in' && known.user && String(known.user.userid) !== userid) world.reload()
    else void check()
  }

  return {
    check,
    enterAs,
    fetchUser,
    logInBy,
    logOut,
    endBy,
    forget,
    recover,
    handleEnded,
    handleChanged,
    handleStored,
    /** Runs before a login is ended here, while the server still accepts it. */
    beforeLogOut: (farewell: () => Promise<unknown>) => void farewells.add(farewell),
  }
}
