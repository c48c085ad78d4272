import { useEffect, useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import { overlay } from '#web/ui/overlay/overlay.ts'
import { enterpriseFields, readEnterprise, without } from './enterprise-entry.ts'
import { accountMutations } from './mutations.ts'
import { logInBy } from './state.ts'
import { enterByWechat } from './wechat-entry.ts'

type Arrival = {
  onLoggedIn: () => void
  /** WeChat has said who it is, but nobody here is known by that yet. */
  onUnbound: () => void
}

/**
 * People who arrive at the login with a proof of who they are in the address: back from WeChat, or sent by their
 * enterprise platform. What fails is told, and the form stands ready. True while it is under way.
 */
export function useArrival({ onLoggedIn, onUnbound }: Arrival): boolean {
  const [query, setQuery] = useSearchParams()
  const [isArriving, setIsArriving] = useState(() => readEnterprise(query) !== undefined || isBack(query))

  useEffect(() => {
    const enterprise = readEnterprise(query)
    if (!isArriving) return
    const enter = async (): Promise<boolean> => {
      if (enterprise) {
        setQuery(without(query, enterpriseFields), { replace: true })
        await logInBy(() => accountMutations.logInByEnterprise(enterprise))
        onLoggedIn()
        return true
      }
      const entry = await enterByWechat()
      if (entry.is !== 'logged-in') {
        // Gone from the address already, but not from what the router remembers of it.
        setQuery(without(query, ['code', 'state']), { replace: true })
        onUnbound()
        return false
      }
      await logInBy(async () => entry.login)
      onLoggedIn()
      return true
    }
    const arrive = async () => {
      overlay.show()
      const isIn = await enter().catch(() => false)
      overlay.hide()
      // Who is in is on the way elsewhere: what this screen shows otherwise must not come up meanwhile.
      setIsArriving(isIn)
    }
    void arrive()
    // The proof is in the address that the person arrived with, and counts once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return isArriving
}

const isBack = (query: URLSearchParams) => query.has('code') && query.has('state')
