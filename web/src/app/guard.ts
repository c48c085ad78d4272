import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#web/shell/navigation.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { authorize, isAuthorized } from '#web/features/people/account/authorize.ts'
import { loginState, useLoginState } from '#web/features/people/account/state.ts'
import type { LoginState } from '#web/platform/login-session.ts'
import { completionPathFrom } from '#web/paths/profile.ts'
import type { Screen } from '#web/platform/screen.ts'

export type Passage =
  | { is: 'wait' }
  | { is: 'go' }
  | { is: 'elsewhere'; path: string }
  /** Who may enter depends on the profile, which could not be read. */
  | { is: 'failed' }

/** Decides from the address alone; the server has been asked before this. */
export function passage(
  screen: Screen,
  login: LoginState,
  location: { pathname: string; search: string },
  /** Whether the meeting in the address requires a completed profile; undefined until the server has answered. */
  isAskedByMeeting?: boolean,
): Passage {
  if (screen.access === 'open') return { is: 'go' }
  if (login.is === 'unknown') return { is: 'wait' }
  if (screen.access === 'login' && login.is === 'out')
    return { is: 'elsewhere', path: loginPathFrom(location) }
  if (screen.needsProfile && login.is === 'in' && !login.user)
    return { is: login.hasFailed ? 'failed' : 'wait' }
  if (screen.needsProfile === 'always' && login.is === 'in' && login.user?.alert_userinfo_frame === 1)
    return { is: 'elsewhere', path: completionPathFrom(location) }
  if (isLeftToMeeting(screen, login)) {
    if (isAskedByMeeting === undefined) return { is: 'wait' }
    if (isAskedByMeeting)
      return { is: 'elsewhere', path: `${completionPathFrom(location)}&meeting_id=${meetingIn(location)}` }
  }
  return { is: 'go' }
}

const isLeftToMeeting = (screen: Screen, login: LoginState) =>
  screen.needsProfile === 'when-the-meeting-asks' &&
  login.is === 'in' &&
  login.user?.alert_userinfo_frame === 1

function meetingIn({ search }: { search: string }): number {
  const id = new URLSearchParams(search).get('meeting_id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/** Runs the guards of a screen each time it is entered. */
export function usePassage(screen: Screen): Passage['is'] {
  const login = useLoginState()
  const location = useLocation()
  const navigate = useNavigate()
  const mayEnter = useAuthorization(screen, login)
  const isAsked = useAskedByMeeting(screen, login, location)
  const found = passage(screen, login, location, isAsked)
  const target = found.is === 'elsewhere' ? found.path : undefined

  useEffect(() => {
    if (target !== undefined && loginState().is !== 'unknown') void navigate(target, { replace: true })
  }, [target, navigate])

  return found.is === 'go' && !mayEnter ? 'wait' : found.is
}

/** Whether the authorization step of this screen is done. A logged-in user needs none. */
function useAuthorization(screen: Screen, login: LoginState): boolean {
  const [, setIsDone] = useState(false)
  const isNeeded = screen.access === 'authorization' && login.is === 'out' && !isAuthorized()
  useEffect(() => {
    if (isNeeded) void authorize().then(() => setIsDone(true))
  }, [isNeeded])
  return !isNeeded
}

/** Few are asked: the first load does without. When it cannot be answered, nobody is blocked. */
async function needsCompletion(meetingId: number): Promise<boolean> {
  try {
    const { watchingQueries } = await import('#web/features/meetings/watching/queries.ts')
    return await watchingQueries.needsCompletion(meetingId)
  } catch {
    return false
  }
}

/** Asks the server only for users whose profile is incomplete. */
function useAskedByMeeting(
  screen: Screen,
  login: LoginState,
  location: { search: string },
): boolean | undefined {
  const meetingId = meetingIn(location)
  const isLeft = isLeftToMeeting(screen, login)
  const [answer, setAnswer] = useState<{ meetingId: number; isAsked: boolean }>()
  useEffect(() => {
    if (!isLeft) return
    void needsCompletion(meetingId).then((isAsked) => setAnswer({ meetingId, isAsked }))
  }, [isLeft, meetingId])
  return isLeft && answer?.meetingId === meetingId ? answer.isAsked : undefined
}
