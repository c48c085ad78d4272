import { useQueryClient } from '@tanstack/react-query'
import type { MessageSettings } from '#contract/community/message-settings.ts'
import { showAtOnce } from '#web/platform/show-at-once.ts'
import { messageSettingQueries } from './queries.ts'

/** Changes settings at once on the screen; what the server refuses goes back. */
export function useChange() {
  const client = useQueryClient()
  return (change: (known: MessageSettings) => Partial<MessageSettings>, save: () => Promise<unknown>) =>
    showAtOnce(client, messageSettingQueries.get(), (known) => ({ ...known, ...change(known) }), save)
}
