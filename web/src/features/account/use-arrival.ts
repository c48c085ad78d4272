import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { entryCalls } from '#contract/logins.ts'
import { api } from '#web/platform/api.ts'
import { overlay } from '#web/ui/overlay/overlay.ts'
import { enterpriseFields, readEnterprise, without } from './enterprise-entry.ts'
import { logInBy } from './state.ts'
import { enterByWechat } from './wechat-entry.ts'

type Arrival = {
  onLoggedIn: () => void
  /** WeChat has said who it is, but nobody here is known by that yet. */
  onUnbound: () => void
}

/**
 * People who arrive at the login with a proof of who they are in the address: back from WeChat, or sent by their
 * enterprise platform. What fails is told, and the form stands ready.
 */
export function useArrival({ onLoggedIn, onUnbound }: Arrival): void {
  const [query, setQuery] = useSearchParams()

  useEffect(() => {
    const enterprise = readEnterprise(query)
    const isBackFromWechat = query.has('code') && query.has('state')
    if (!enterprise && !isBackFromWechat) return
    const enter = async () => {
      if (enterprise) {
        setQuery(without(query, enterpriseFields), { replace: true })
        await logInBy(() => api(entryCalls.checkUid, enterprise))
        return onLoggedIn()
      }
      const entry = await enterByWechat()
      if (entry.is !== 'logged-in') {
        // Gone from the address already, but not from what the router remembers of it.
        setQuery(without(query, ['code', 'state']), { replace: true })
        return onUnbound()
      }
      await logInBy(async () => entry.login)
      return onLoggedIn()
    }
    overlay.show()
    void enter()
      .catch(() => undefined)
      .finally(() => overlay.hide())
    // The proof is in the address that the person arrived with, and counts once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
