import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from '#web/shell/navigation.ts'
import { watchTypes } from '#contract/meetings/watching.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { CallFailure, isLoginEnded } from '#web/platform/call-failure.ts'
import { watchingQueries } from '../queries.ts'

type WhitelistCheckProps = { meetingId: number; scheduleId?: number }

/** Asks the server about the whitelist if there is one; sends visitors to the login. */
export function WhitelistCheck({ meetingId, scheduleId = 0 }: WhitelistCheckProps) {
  const login = useLoginState()
  const target = useLocation()
  const navigate = useNavigate()
  const settings = useQuery(
    scheduleId > 0 ? watchingQueries.session(meetingId, scheduleId) : watchingQueries.meeting(meetingId),
  )
  const isAsked =
    settings.data?.watch_status === 1 &&
    settings.data.watch_type === watchTypes.whitelist &&
    login.is !== 'unknown'

  useEffect(() => {
    if (!isAsked) return undefined
    let isHere = true
    watchingQueries.checkWhitelist(meetingId, scheduleId).catch((error: unknown) => {
      // The meeting itself shows any other answer.
      if (!isHere || !(error instanceof CallFailure) || !isLoginEnded(error)) return
      void navigate(loginPathFrom(target), { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [isAsked, meetingId, scheduleId, target, navigate])
  return null
}
