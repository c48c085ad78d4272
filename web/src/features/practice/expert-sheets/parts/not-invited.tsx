import { useLocation } from '#web/shell/navigation.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { expertSheetText } from '../text.ts'

export const isNotInvited = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.status === sheetFailures.notInvited.status

/** Said to those who are not the expert, with whom to ask. */
export function NotInvited({ failure }: { failure: CallFailure }) {
  const text = useText(expertSheetText)
  const place = useLocation()
  const { meeting_group_contact: contact } = (failure.body?.data ?? {}) as { meeting_group_contact?: string }
  return (
    <ScreenFrame>
      <ListState
        status="note"
        emptyText={contact ? `${failure.message}\n${contact}` : failure.message}
        emptyAction={<ButtonLink href={loginPathFrom(place)}>{text.changeAccount}</ButtonLink>}
      />
    </ScreenFrame>
  )
}
