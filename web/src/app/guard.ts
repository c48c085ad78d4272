import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPathFrom } from '#web/features/account/paths.ts'
import { authorize, loginState, useLoginState } from '#web/features/account/state.ts'
import type { LoginState } from '#web/features/account/state.ts'
import { completionPathFrom } from '#web/features/profile/paths.ts'
import { environment } from '#web/platform/environment.ts'
import type { Screen } from '#web/platform/screen.ts'

export type Passage = { is: 'wait' } | { is: 'go' } | { is: 'elsewhere'; path: string }

/** Decides by the address alone; asking the server comes before it. */
export function passage(
  screen: Screen,
  login: LoginState,
  place: { pathname: string; search: string },
): Passage {
  if (screen.access === 'open') return { is: 'go' }
  if (login.is === 'unknown') return { is: 'wait' }
  if (screen.access === 'login' && login.is === 'out') return { is: 'elsewhere', path: loginPathFrom(place) }
  if (screen.needsProfile === 'always' && login.is === 'in') {
    if (!login.user) return { is: 'wait' }
    if (login.user.alert_userinfo_frame === 1) return { is: 'elsewhere', path: completionPathFrom(place) }
  }
  return { is: 'go' }
}

/** Runs the guards of a screen each time it is entered. */
export function usePassage(screen: Screen | undefined): boolean {
  const login = useLoginState()
  const place = useLocation()
  const navigate = useNavigate()
  const isAuthorized = useAuthorization(screen, login)
  const found: Passage = screen ? passage(screen, login, place) : { is: 'go' }
  const target = found.is === 'elsewhere' ? found.path : undefined

  useEffect(() => {
    if (target !== undefined && loginState().is !== 'unknown') void navigate(target, { replace: true })
  }, [target, navigate])

  return found.is === 'go' && isAuthorized
}

/** Whether the authorization step of this screen is behind us. Who is logged in needs none. */
function useAuthorization(screen: Screen | undefined, login: LoginState): boolean {
  const isNeeded = screen?.access === 'authorization' && login.is === 'out' && environment().kind === 'wechat'
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (isNeeded) void authorize().then(() => setIsDone(true))
  }, [isNeeded])
  return !isNeeded || isDone
}
