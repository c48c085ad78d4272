import { useNavigate } from '#web/shell/navigation.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { MissingSheet } from '../parts/missing-sheet.tsx'
import { ExpertLogin } from '../parts/expert-login.tsx'
import { clearAccess } from '../sheet-access.ts'

/** The login of the expert area as a screen of its own; afterwards the account decides which sheet is opened. */
export function ExpertLoginScreen({ next }: { next: (taskId: number) => string }) {
  const taskId = useQueryId('id')
  const navigate = useNavigate()
  if (taskId === 0)
    return (
      <ScreenFrame>
        <MissingSheet />
      </ScreenFrame>
    )

  function enter() {
    clearAccess(taskId)
    void navigate(next(taskId), { replace: true })
  }

  return <ExpertLogin taskId={taskId} isUninvited={false} onDone={enter} />
}
