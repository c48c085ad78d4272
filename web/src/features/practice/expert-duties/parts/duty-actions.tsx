import { useState } from 'react'
import type { Duty } from '#contract/practice/expert-duties.ts'
import { affirmSheet } from '#web/features/practice/expert-sheets/cards/affirm-sheet.ts'
import { ReasonDialog } from '#web/features/practice/expert-sheets/cards/reason-dialog.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { expertDutyText } from '../text.ts'

/** What can be done on the line itself, without another page. */
export function DutyActions({ address, duty }: { address: SheetAddress; duty: Duty }) {
  return duty.kind === 'schedule' ? <ScheduleActions address={address} /> : null
}

function ScheduleActions({ address }: { address: SheetAddress }) {
  const text = useText(expertDutyText)
  const [isRefusing, setIsRefusing] = useState(false)
  return (
    <div className="duty-line-actions">
      <Button small onClick={() => setIsRefusing(true)}>
        {text.refuse}
      </Button>
      <Button small variant="primary" onClick={() => affirmSheet(address, true)}>
        {text.confirm}
      </Button>
      <ReasonDialog
        open={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={text.refuse}
        onSubmit={(reason) => affirmSheet(address, false, reason)}
      />
    </div>
  )
}
