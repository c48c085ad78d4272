import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderTopics } from '#contract/commerce/orders.ts'
import { pushTopics } from '#contract/community/messages.ts'
import { personalTopics } from '#contract/discover/personal-center.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'

const topics = [personalTopics.changed, pushTopics.arrived, pushTopics.changed, orderTopics.changed]

/** Reads the counts and the to-dos again when they change elsewhere, and once the line is there again. */
export function usePersonalChanges(): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = pageSocket()
    const readAgain = () => void invalidateTags(client, 'personal')
    const endings = [
      socket.join(`user:${storage.get('userid')}`),
      ...topics.map(({ type }) => socket.on(type, readAgain)),
      socket.onState((state) => void (state === 'open' && readAgain())),
    ]
    return () => endings.forEach((end) => end())
  }, [client])
}
