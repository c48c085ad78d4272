import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pushTopics } from '#contract/community/messages.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { invalidateTags } from '#web/platform/query.ts'

/** Reads consultations again when a message says that one has changed: asking by the clock would count as views. */
export function useConsultationNews(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onTopic(pageSocket(), pushTopics.arrived, ({ kind }) => {
        if (kind === 'consultations') void invalidateTags(client, 'consultations')
      }),
    [client],
  )
}
