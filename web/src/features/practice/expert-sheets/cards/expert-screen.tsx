import type { ReactNode } from 'react'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { ExpertFrame } from '../parts/expert-frame.tsx'
import { ExpertLogin } from '../parts/expert-login.tsx'
import { SheetChooser } from '../parts/sheet-chooser.tsx'
import { useSheetEntry } from '../parts/use-sheet-entry.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'

type ExpertScreenProps = { children: (sheet: SheetAddress) => ReactNode }

/** A screen of the expert area: entered by code or account, with the header of the area. */
export function ExpertScreen({ children }: ExpertScreenProps) {
  const text = useText(expertSheetText)
  const taskId = useQueryId('id')
  // Entering notes the device, and depends on what this browser remembers: the server renders neither.
  const isInBrowser = useInBrowser()
  if (taskId === 0)
    return (
      <ScreenFrame>
        <ListState status="empty" emptyText={text.missing} />
      </ScreenFrame>
    )
  if (!isInBrowser) return <Waiting />
  return (
    <SheetGate key={taskId} taskId={taskId}>
      {children}
    </SheetGate>
  )
}

function SheetGate({ taskId, children }: ExpertScreenProps & { taskId: number }) {
  const { entry, switchAccount, switchSheet, choose, enterAgain } = useSheetEntry(taskId)
  if (entry.is === 'login')
    return (
      <ExpertLogin taskId={taskId} isUninvited={entry.isUninvited} note={entry.note} onDone={enterAgain} />
    )
  if (entry.is === 'choosing') return <SheetChooser taskId={taskId} onChoose={choose} />
  if (entry.is === 'open')
    return (
      <ExpertFrame sheet={entry.sheet} onSwitchAccount={switchAccount} onSwitchSheet={switchSheet}>
        {children(entry.sheet)}
      </ExpertFrame>
    )
  if (entry.is === 'waiting') return <Waiting />
  return (
    <ScreenFrame>
      <ListState status="error" onRetry={entry.retry} />
    </ScreenFrame>
  )
}

const Waiting = () => (
  <ScreenFrame>
    <Skeleton shape="rows" count={4} />
  </ScreenFrame>
)
