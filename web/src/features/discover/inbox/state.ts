import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pushTopics } from '#contract/community/messages.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'
import { inboxQueries } from './queries.ts'

/**
 * Everything that waits for the member. It is read again when something of it changes, here or on another device, and
 * when the line is there again: nobody tells of what came meanwhile.
 */
export function useInboxState() {
  const client = useQueryClient()
  const login = useLoginState()
  const isMember = login.is === 'in'
  const state = useQuery({ ...inboxQueries.state(), enabled: isMember })
  const { refetch } = state
  useEffect(() => {
    if (!isMember) return undefined
    const socket = pageSocket()
    const readAgain = () => void invalidateTags(client, 'messages')
    const endings = [
      socket.join(`user:${storage.get('userid')}`),
      socket.on(pushTopics.arrived.type, readAgain),
      socket.on(pushTopics.changed.type, readAgain),
      socket.onState((line) => void (line === 'open' && refetch({ cancelRefetch: false }))),
    ]
    return () => endings.forEach((end) => end())
  }, [client, isMember, refetch])
  const { quantity = 0, unreadMessages = 0, waitNum = 0 } = state.data ?? {}
  return { ...state, count: quantity + unreadMessages + waitNum }
}
