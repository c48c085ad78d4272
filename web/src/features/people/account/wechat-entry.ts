import type { LoginData } from '#contract/people/account.ts'
import { environment } from '#web/platform/environment.ts'
import { isMiniProgramPage, openMiniProgramPage } from '#web/platform/mini-program.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { storage } from '#web/platform/storage.ts'
import { accountMutations } from './mutations.ts'
import { accountQueries } from './queries.ts'

/** What the authorization step of WeChat came to. */
export type WechatEntry = { is: 'visitor' } | { is: 'logged-in'; login: LoginData } | { is: 'leaving' }

/** Goes where somebody agrees that WeChat tells who they are; it leads back to `redirect` with a code. */
export async function goToWechatLogin(redirect: string): Promise<void> {
  const { auth_url: url } = await accountQueries.wechatLoginPage(redirect, wechatType())
  if (isMiniProgramPage(url)) await openMiniProgramPage('redirectTo', url)
  else location.assign(url)
}

function wechatType(): 1 | 2 | 3 {
  if (environment().isWechatWork) return 3
  return environment().kind === 'mini-program' ? 2 : 1
}

/**
 * A code in the address is exchanged for login data; without one the browser goes where WeChat gives one.
 * An address that came back with a state but no code belongs to a person who refused: nobody is asked twice.
 */
export async function enterByWechat(): Promise<WechatEntry> {
  const page = new URL(location.href)
  const code = page.searchParams.get('code')
  const state = page.searchParams.get('state')
  try {
    if (code && state) {
      // The same reason as for every login: what the server now tells this browser is about us.
      pageSocket().pause()
      const login = await accountMutations.logInByWechat({ code, state })
      if (login.token) return { is: 'logged-in', login }
      pageSocket().resume()
      saveProvenIdentity(login)
      return { is: 'visitor' }
    }
    if (state) return { is: 'visitor' }
    const info = await accountQueries.wechatAuthorization(page.pathname + page.search, wechatType())
    if (info.if_auth && info.token) return { is: 'logged-in', login: info }
    if (info.url === '') return { is: 'visitor' }
    if (isMiniProgramPage(info.url)) await openMiniProgramPage('redirectTo', info.url)
    else location.replace(info.url)
    return { is: 'leaving' }
  } catch {
    pageSocket().resume()
    return { is: 'visitor' }
  } finally {
    if (state) dropFromAddress(page, ['code', 'state'])
  }
}

/** Whoever has no account here yet is bound to the one that they log in to next. */
function saveProvenIdentity({ openid, unionid }: LoginData) {
  if (openid) storage.set('wxopenid', openid)
  if (unionid) storage.set('unionid', unionid)
}

/** A code in the address would be shared along with it, and is good for one use only. */
function dropFromAddress(page: URL, names: string[]) {
  for (const name of names) page.searchParams.delete(name)
  history.replaceState(history.state, '', page.pathname + page.search)
}
