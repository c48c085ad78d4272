import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { Mark, MarkState } from '#contract/community/marks.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { markText } from '../text.ts'

type SendMark = (mark: Mark, isOn: boolean) => Promise<MarkState>

/** Sends a mark and shows it in the answer that is kept under this key. */
export function useToggleMark(
  queryKey: QueryKey,
  send: SendMark,
): (mark: Mark, isOn: boolean) => Promise<void> {
  const text = useText(markText)
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  return async (mark, isOn) => {
    if (loginFirst()) return
    try {
      const changed = await send(mark, isOn)
      client.setQueryData<MarkState>(queryKey, (old) => old && { ...old, ...changed })
      if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
    } catch {
      // It has been told; most likely it was done on another device, so what stands is read again.
      await client.invalidateQueries({ queryKey })
    }
  }
}
