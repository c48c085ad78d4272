import { useQuery } from '@tanstack/react-query'
import { useLocation } from '#web/shell/navigation.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { BrandMark } from '#web/features/people/account/cards/brand-mark.tsx'
import { FormPage } from '#web/features/people/account/cards/form-page.tsx'
import { LoginForms } from '#web/features/people/account/cards/login-forms.tsx'
import { useAgreement } from '#web/features/people/account/cards/use-agreement.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { PhoneText } from '#web/ui/phone-text/phone-text.tsx'
import { MissingSheet } from './missing-sheet.tsx'
import { expertSheetMutations } from '../mutations.ts'
import { expertSheetQueries } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { UninvitedDialog } from './uninvited-dialog.tsx'

type ExpertLoginProps = {
  taskId: number
  isUninvited: boolean
  /** Said in place of what the login is for. */
  note?: string | undefined
  onDone: () => void
}

/** The login of the expert area, in place of the screen that asked for it. */
export function ExpertLogin({ taskId, isUninvited, note, onDone }: ExpertLoginProps) {
  const text = useText(expertSheetText)
  const { pathname, search } = useLocation()
  const agreement = useAgreement()
  const task = useQuery(expertSheetQueries.loginPage(taskId))
  if (isMissing(task.error))
    return (
      <ScreenFrame>
        <MissingSheet />
      </ScreenFrame>
    )
  return (
    <FormPage
      sendsCodes
      head={
        <>
          <BrandMark />
          <h2 className="form-page-title">{task.data?.meeting_title ?? text.expertLogin}</h2>
          <p className="form-page-soft">{note ?? text.expertLoginNote}</p>
          {task.data?.meeting_group_contact && (
            <p className="form-page-soft">
              {text.contact} <PhoneText>{task.data.meeting_group_contact}</PhoneText>
            </p>
          )}
        </>
      }
    >
      <LoginForms
        agreement={agreement}
        onDone={onDone}
        from={pathname + search}
        calls={expertSheetMutations}
      />
      {isUninvited && task.data && (
        <UninvitedDialog taskId={taskId} contact={task.data.meeting_group_contact} />
      )}
    </FormPage>
  )
}

const isMissing = (error: Error | null) =>
  error instanceof CallFailure && error.status === sheetFailures.taskMissing.status
