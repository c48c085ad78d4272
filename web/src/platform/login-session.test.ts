import { describe, expect, it, vi } from 'vitest'
import type { LoginData, UserInfo } from '#contract/people/account.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { detectEnvironment } from '#web/platform/environment.ts'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createStorage } from '#web/platform/storage.ts'
import { createLoginSession } from './login-session.ts'
import type { LoginState, LoginWorld } from './login-session.ts'

const phone = detectEnvironment('Mozilla/5.0 (Linux; Android 15) Mobile', 'XinglinApp')
const user = { userid: 7, truename: '林晓' } as UserInfo
const login = (n: number): LoginData => ({
  userid: 7,
  token: `t${n}`,
  refresh_token: `r${n}`,
  sys_token: '',
  openid: '',
  unionid: '',
  photo: '',
  if_auth: true,
  url: '',
})

const ended = (status: number) => new CallFailure('refused', '', status)
const fault = () => new CallFailure('busy', '', 500)

/** One browser whose tabs share what is stored and a lock; the server's answers are given by path. */
function openBrowser() {
  const storage = createStorage(createFakeArea().area)
  const answers = new Map<string, () => unknown>([['getuserinfo', () => user]])
  const sent: string[] = []
  const shown: string[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const reply = async <Answer>(name: string): Promise<Answer> => {
    sent.push(name)
    await Promise.resolve()
    return (answers.get(name)?.() ?? {}) as Answer
  }
  const server: LoginWorld['server'] = {
    userInfo: () => reply('getuserinfo'),
    loginStatus: () => reply('getloginstatus'),
    logout: () => reply('logout'),
    renew: () => reply('onlinerefresh'),
  }

  /** As the lock of a browser, which a tab may ask for again while it holds it. */
  const createLock = (): LoginWorld['lock'] => {
    let isHeldHere = false
    return (run) => {
      if (isHeldHere) return run()
      const mine = queue.then(async () => {
        isHeldHere = true
        try {
          return await run()
        } finally {
          isHeldHere = false
        }
      })
      queue = mine.catch(() => undefined)
      return mine
    }
  }

  const openTab = () => {
    const socket = { pause: vi.fn(), reconnect: vi.fn() }
    const states: LoginState[] = [{ is: 'unknown' }]
    const state = { get: () => states.at(-1)!, set: (next: LoginState) => void states.push(next) }
    const world = {
      state,
      server,
      storage,
      environment: () => phone,
      socket: () => socket,
      lock: createLock(),
      showEnd: (end: string) => shown.push(end),
      remember: vi.fn(),
      setLeft: vi.fn(),
      notifyApp: vi.fn(),
      reload: vi.fn(),
    } satisfies LoginWorld
    return { ...createLoginSession(world), state, states, world, socket }
  }
  return { storage, answers, sent, shown, openTab }
}

async function openMember() {
  const browser = openBrowser()
  const tab = browser.openTab()
  await tab.logInBy(async () => login(1))
  browser.sent.length = 0
  tab.socket.reconnect.mockClear()
  tab.world.remember.mockClear()
  return { ...browser, tab }
}

describe('the check of the login', () => {
  it('ends as a visitor with the identity -1 when nobody is logged in', async () => {
    const { openTab, storage, sent } = openBrowser()
    const tab = openTab()
    expect(tab.state.get()).toEqual({ is: 'unknown' })
    await tab.check()
    expect(tab.state.get()).toEqual({ is: 'out' })
    expect(storage.get('user_type')).toBe(-1)
    expect(sent).toEqual([])
  })

  it('keeps what is known of a member while it asks again', async () => {
    const { tab } = await openMember()
    tab.states.splice(0, tab.states.length - 1)
    await tab.check()
    expect(tab.states).not.toContainEqual(expect.objectContaining({ user: undefined }))
    expect(tab.state.get()).toEqual({ is: 'in', user, hasFailed: false })
  })

  it('counts a fault as logged in, and says that the profile is missing', async () => {
    const { answers, openTab, tab: first } = await openMember()
    answers.set('getloginstatus', () => Promise.reject(fault()))
    answers.set('getuserinfo', () => Promise.reject(fault()))
    const tab = openTab()
    await tab.check()
    expect(tab.state.get()).toEqual({ is: 'in', user: undefined, hasFailed: true })
    await first.fetchUser()
    expect(first.state.get()).toEqual({ is: 'in', user, hasFailed: false })

    answers.set('getuserinfo', () => user)
    const reading = tab.fetchUser()
    expect(tab.state.get()).toEqual({ is: 'in', user: undefined, hasFailed: false })
    await reading
    expect(tab.state.get()).toEqual({ is: 'in', user, hasFailed: false })
  })
})

describe('a refused login', () => {
  it('is renewed once for all tabs together', async () => {
    const { tab, openTab, answers, sent, storage, shown } = await openMember()
    answers.set('onlinerefresh', () => login(2))
    const other = openTab()
    const refused = { token: 't1', mayRenew: true }
    expect(await Promise.all([tab.recover(refused), other.recover(refused), tab.recover(refused)])).toEqual([
      true,
      true,
      true,
    ])
    expect(sent).toEqual(['onlinerefresh'])
    expect([storage.get('token'), storage.get('refresh_token')]).toEqual(['t2', 'r2'])
    expect(tab.world.remember).toHaveBeenLastCalledWith({ user: undefined, refreshToken: 'r2' })
    expect(tab.socket.reconnect).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  it('is renewed once when a further call is refused during the renewal', async () => {
    const { tab, answers, sent } = await openMember()
    const refused = { token: 't1', mayRenew: true }
    const late: Promise<boolean>[] = []
    answers.set('onlinerefresh', () => {
      if (late.length === 0) late.push(tab.recover(refused))
      return login(2)
    })
    expect(await tab.recover(refused)).toBe(true)
    expect(await Promise.all(late)).toEqual([true])
    expect(sent).toEqual(['onlinerefresh'])
  })

  it.each([401, 4055])('ends when the server refuses to renew it (%i), and says so once', async (status) => {
    const { tab, answers, storage, shown } = await openMember()
    answers.set('onlinerefresh', () => Promise.reject(ended(status)))
    const refused = { token: 't1', mayRenew: true }
    expect(await Promise.all([tab.recover(refused), tab.recover(refused)])).toEqual([false, false])
    expect(tab.state.get()).toEqual({ is: 'out' })
    expect([storage.get('userid'), storage.get('token')]).toEqual(['', ''])
    expect(tab.world.remember).toHaveBeenLastCalledWith(undefined)
    expect(shown).toEqual(['expired'])
  })

  it('stays when the server cannot be reached', async () => {
    const { tab, answers, storage, shown } = await openMember()
    answers.set('onlinerefresh', () => Promise.reject(fault()))
    await expect(tab.recover({ token: 't1', mayRenew: true })).rejects.toMatchObject({ kind: 'busy' })
    expect(storage.get('userid')).toBe('7')
    expect(tab.state.get()).toMatchObject({ is: 'in' })
    expect(shown).toEqual([])
  })

  it('does not replace the login of somebody who has logged in meanwhile', async () => {
    const { tab, answers, storage } = await openMember()
    answers.set('onlinerefresh', async () => {
      await tab.logInBy(async () => login(9))
      return login(2)
    })
    expect(await tab.recover({ token: 't1', mayRenew: true })).toBe(true)
    expect(storage.get('token')).toBe('t9')
  })
})

describe('a logout', () => {
  it('is the one of this tab: it hears nothing of it, and the app is told once', async () => {
    const { tab, sent, shown, storage } = await openMember()
    tab.socket.pause.mockClear()
    const farewell = vi.fn(async () => void sent.push('farewell'))
    tab.beforeLogOut(farewell)
    await tab.logOut()
    expect(sent).toEqual(['farewell', 'logout'])
    expect(tab.socket.pause).toHaveBeenCalledOnce()
    expect(tab.socket.reconnect).toHaveBeenCalledOnce()
    expect(tab.world.notifyApp).toHaveBeenCalledOnce()
    expect(tab.world.setLeft).toHaveBeenLastCalledWith(true)
    expect(tab.world.remember).toHaveBeenLastCalledWith(undefined)
    expect(storage.get('user_type')).toBe(-1)
    expect(shown).toEqual([])
  })

  it('is not told back to the app that asked for it', async () => {
    const { tab } = await openMember()
    await tab.logOut({ askedByApp: true })
    expect(tab.world.notifyApp).not.toHaveBeenCalled()
  })

  it('takes the other tabs along without a word', async () => {
    const { tab, openTab, answers, shown } = await openMember()
    const other = openTab()
    await other.check()
    // The server tells the other tab before it answers this one.
    answers.set('logout', () => void other.handleEnded())
    await tab.logOut()
    other.handleStored('userid')
    expect(other.state.get()).toEqual({ is: 'out' })
    expect(shown).toEqual([])
  })
})

describe('a login that ends with the account', () => {
  it('leaves the screen first, whatever is refused meanwhile', async () => {
    const { tab, answers, shown } = await openMember()
    answers.set('onlinerefresh', () => Promise.reject(ended(4055)))
    await tab.endBy(async () => {
      // Another call of this page comes too late.
      expect(await tab.recover({ token: 't1', mayRenew: true })).toBe(false)
      expect(tab.state.get()).toMatchObject({ is: 'in' })
    })
    expect(tab.state.get()).toEqual({ is: 'out' })
    expect(shown).toEqual([])
  })

  it('stays when the deed fails, unless it was over before', async () => {
    const { tab, shown } = await openMember()
    await expect(tab.endBy(() => Promise.reject(fault()))).rejects.toBeInstanceOf(CallFailure)
    expect(tab.state.get()).toMatchObject({ is: 'in' })
    expect(tab.socket.reconnect).toHaveBeenCalledOnce()
    await expect(tab.endBy(() => Promise.reject(ended(4055)))).rejects.toBeInstanceOf(CallFailure)
    expect(tab.state.get()).toEqual({ is: 'out' })
    expect(shown).toEqual(['expired'])
  })
})

describe('a login that was ended from elsewhere', () => {
  it('ends here and says so', async () => {
    const { tab, answers, shown } = await openMember()
    answers.set('getloginstatus', () => Promise.reject(ended(4055)))
    await tab.handleEnded()
    expect(tab.state.get()).toEqual({ is: 'out' })
    expect(shown).toEqual(['ended-elsewhere'])
  })

  it('is not the one of this browser when another tab has logged in again', async () => {
    const { tab, openTab, storage, shown } = await openMember()
    const other = openTab()
    await other.check()
    await tab.logInBy(async () => {
      // The server tells the other tab before it answers this one.
      void other.handleEnded()
      void other.handleChanged()
      await Promise.resolve()
      expect(other.world.reload).not.toHaveBeenCalled()
      return login(2)
    })
    await expect.poll(() => other.world.reload).toHaveBeenCalledOnce()
    expect(storage.get('token')).toBe('t2')
    expect(shown).toEqual([])
  })

  it('does not take the next login along where tabs are not kept apart', async () => {
    const { tab, answers, storage, shown } = await openMember()
    const replaced = (status: number) => () => {
      storage.set('token', 'another tab')
      return Promise.reject(ended(status))
    }
    answers.set('getloginstatus', replaced(4055))
    await tab.handleEnded()
    expect(storage.get('token')).toBe('another tab')
    storage.set('token', 't1')
    answers.set('onlinerefresh', replaced(401))
    expect(await tab.recover({ token: 't1', mayRenew: true })).toBe(true)
    expect(storage.get('token')).toBe('another tab')
    expect(shown).toEqual([])
  })
})

describe('what another tab has stored', () => {
  it('logs in', async () => {
    const { openTab } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    await other.check()
    await one.logInBy(async () => login(1))
    other.handleStored('userid')
    await expect.poll(() => other.state.get()).toEqual({ is: 'in', user, hasFailed: false })
    expect(other.world.reload).not.toHaveBeenCalled()
  })

  it('starts the page again for another user, and connects again for a renewed login', async () => {
    const { tab, storage } = await openMember()
    tab.handleStored('refresh_token')
    expect(tab.socket.reconnect).toHaveBeenCalledOnce()
    expect(tab.world.reload).not.toHaveBeenCalled()
    storage.set('userid', '8')
    tab.handleStored('userid')
    expect(tab.world.reload).toHaveBeenCalledOnce()
  })
})

it('a failed login connects the socket again and fails', async () => {
  const { openTab, storage } = openBrowser()
  const tab = openTab()
  await expect(tab.logInBy(() => Promise.reject(ended(4103)))).rejects.toMatchObject({ status: 4103 })
  expect(tab.socket.reconnect).toHaveBeenCalledOnce()
  expect(storage.get('userid')).toBe('')
})
