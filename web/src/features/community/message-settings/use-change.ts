import { useQueryClient } from '@tanstack/react-query'
import type { MessageSettings } from '#contract/community/message-settings.ts'
import { messageSettingQueries } from './queries.ts'

/** Changes settings at once on the screen; what the server refuses goes back. */
export function useChange() {
  const client = useQueryClient()
  return async (
    change: (known: MessageSettings) => Partial<MessageSettings>,
    save: () => Promise<unknown>,
  ) => {
    const { queryKey } = messageSettingQueries.get()
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (known) => known && { ...known, ...change(known) })
    try {
      await save()
    } catch {
      client.setQueryData(queryKey, before)
    }
  }
}
