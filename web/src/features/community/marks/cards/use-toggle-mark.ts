import type { Mark, MarkState } from '#contract/community/marks.ts'
import { useMemberAction } from '#web/features/people/account/cards/use-member-action.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { markText } from '../text.ts'

type ToggleMark = (mark: Mark, isOn: boolean) => Promise<void>

/** Sends a mark of the user. `name` says what is marked, such as `article:7`. */
export function useToggleMark(
  name: string,
  send: (mark: Mark, isOn: boolean) => Promise<MarkState>,
): ToggleMark {
  const text = useText(markText)
  const toggle = useMemberAction(
    `mark:${name}`,
    async ({ mark, isOn }: { mark: Mark; isOn: boolean }, { isAfterLogin }) => {
      await send(mark, isOn)
      if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
      else if (isAfterLogin) toast(text.praised, 'success')
    },
  )
  return (mark, isOn) => toggle({ mark, isOn })
}
