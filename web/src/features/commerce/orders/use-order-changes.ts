import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderTopics } from '#contract/commerce/orders.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'

/** Reads an order again when it was paid or refunded elsewhere, and with it what may be watched. */
export function useOrderChanges(orderId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = pageSocket()
    const leave = socket.join(`user:${storage.get('userid')}`)
    const end = onTopic(socket, orderTopics.changed, (message) => {
      if (message.order_id === orderId) void invalidateTags(client, 'orders', 'works')
    })
    return () => {
      end()
      leave()
    }
  }, [client, orderId])
}
