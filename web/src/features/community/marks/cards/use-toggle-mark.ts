import type { Mark, MarkState } from '#contract/community/marks.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { markText } from '../text.ts'

type ToggleMark = (mark: Mark, isOn: boolean) => Promise<void>

/** Sends a mark of whoever is logged in. */
export function useToggleMark(send: (mark: Mark, isOn: boolean) => Promise<MarkState>): ToggleMark {
  const text = useText(markText)
  const loginFirst = useLoginFirst()
  return async (mark, isOn) => {
    if (loginFirst()) return
    await send(mark, isOn)
    if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
  }
}
