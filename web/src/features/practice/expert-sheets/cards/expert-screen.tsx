import { useState } from 'react'
import type { ReactNode } from 'react'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useSearchParams } from '#web/shell/navigation.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { MissingSheet } from '../parts/missing-sheet.tsx'
import { ExpertFrame } from '../parts/expert-frame.tsx'
import { ExpertLogin } from '../parts/expert-login.tsx'
import { SheetChooser } from '../parts/sheet-chooser.tsx'
import { useSheetEntry } from '../parts/use-sheet-entry.ts'
import type { SheetAddress } from '../queries.ts'
import { accessKey } from '../sheet-access.ts'
import type { SheetAccess } from '../sheet-access.ts'

type ExpertScreenProps = {
  /** Whether the server renders it for who comes by a code: all devices get the same answers there. */
  isRenderedByCode?: boolean
  children: (sheet: SheetAddress) => ReactNode
}

/** A screen of the expert area: entered by code or account, with the header of the area. */
export function ExpertScreen({ isRenderedByCode = false, children }: ExpertScreenProps) {
  const taskId = useQueryId('id')
  const [query] = useSearchParams()
  // Without a code in the address, the browser alone knows which sheet it opened last.
  const isKnown = useInBrowser() || (isRenderedByCode && query.has('tcode'))
  if (taskId === 0)
    return (
      <ScreenFrame>
        <MissingSheet />
      </ScreenFrame>
    )
  if (!isKnown) return <Waiting />
  return (
    <SheetGate key={taskId} taskId={taskId}>
      {children}
    </SheetGate>
  )
}

function SheetGate({ taskId, children }: { taskId: number } & Pick<ExpertScreenProps, 'children'>) {
  const { entry, switchAccount, switchSheet, choose, enterAgain } = useSheetEntry(taskId)
  if (entry.is === 'login')
    return (
      <ExpertLogin taskId={taskId} isUninvited={entry.isUninvited} note={entry.note} onDone={enterAgain} />
    )
  if (entry.is === 'choosing') return <SheetChooser taskId={taskId} onChoose={choose} />
  if (entry.is === 'open')
    return (
      <ExpertFrame sheet={entry.sheet} onSwitchAccount={switchAccount} onSwitchSheet={switchSheet}>
        <AccessToKeep sheet={entry.sheet} />
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

/** The access of a sheet that the server rendered, for a link that is pressed before the scripts have kept it. */
function AccessToKeep({ sheet: { id, tcode, guest_id = 0 } }: { sheet: SheetAddress }) {
  const [timestamp] = useState(Date.now)
  if (useInBrowser()) return null
  const access: SheetAccess = { code: tcode, guest_id, timestamp }
  return <script type="application/json" data-keep={accessKey(id)} data-value={JSON.stringify(access)} />
}

const Waiting = () => (
  <ScreenFrame>
    <Skeleton shape="rows" count={4} />
  </ScreenFrame>
)
