import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pickupTopics } from '#contract/commerce/coffee.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'

/** Reads the vouchers again when a counter has redeemed one. */
export function usePickupChanges(): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = pageSocket()
    const leave = socket.join(`user:${storage.get('userid')}`)
    const end = onTopic(socket, pickupTopics.redeemed, () => void invalidateTags(client, 'coffee'))
    return () => {
      end()
      leave()
    }
  }, [client])
}
