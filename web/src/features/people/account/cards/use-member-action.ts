import { useCallback, useEffect, useEffectEvent } from 'react'
import { tabArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { visitorId } from '#web/platform/visitor-id.ts'
import { createPendingActions } from '../pending-action.ts'
import { useLoginState } from '../state.ts'
import { useLoginFirst } from './use-login-first.ts'

const pending = createPendingActions({ area: tabArea, visitor: () => visitorId(storage), now: Date.now })

/**
 * An action that requires a login. A visitor who starts it is led to the login and back, and then it is carried out.
 * `name` tells it from all other actions of the app; `detail` has to survive as JSON.
 */
export function useMemberAction<Detail>(
  name: string,
  run: (detail: Detail, context: { isAfterLogin: boolean }) => Promise<unknown> | void,
): (detail: Detail) => Promise<void> {
  const login = useLoginState()
  const loginFirst = useLoginFirst()

  const resume = useEffectEvent(async () => {
    const action = pending.take(name)
    // A failure has been shown by the call.
    if (action)
      await Promise.resolve(run(action.detail as Detail, { isAfterLogin: true })).catch(() => undefined)
  })

  useEffect(() => {
    if (login.is === 'in') void resume()
    if (login.is !== 'out') return undefined
    const giveUp = () => pending.drop(name)
    giveUp()
    // Somebody who goes back before the login is shown has not left this screen.
    addEventListener('popstate', giveUp)
    return () => removeEventListener('popstate', giveUp)
  }, [login.is, name])

  return useCallback(
    async (detail: Detail) => {
      if (loginFirst()) pending.start(name, detail)
      else await run(detail, { isAfterLogin: false })
    },
    [loginFirst, name, run],
  )
}
