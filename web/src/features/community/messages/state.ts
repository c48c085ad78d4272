import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pushTopics } from '#contract/community/messages.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { messageQueries } from './queries.ts'

/**
 * The unread messages of whoever is logged in; read again when one arrives, when the app comes back, and when the line
 * is there again: nobody tells of those that came meanwhile.
 */
export function useUnreadMessages() {
  const login = useLoginState()
  const unread = useQuery({ ...messageQueries.unread(), enabled: login.is === 'in' })
  const { refetch } = unread
  useEffect(() => {
    if (login.is !== 'in') return undefined
    const endings = [
      pageSocket().on(pushTopics.arrived.type, () => void refetch()),
      pageSocket().onState((state) => void (state === 'open' && refetch({ cancelRefetch: false }))),
      bridge().onNotice('becomeActive', () => void refetch()),
    ]
    return () => endings.forEach((end) => end())
  }, [login.is, refetch])
  return { count: unread.data?.unreadCount ?? 0, ...unread }
}
