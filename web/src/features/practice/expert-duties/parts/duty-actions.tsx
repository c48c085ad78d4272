import { useState } from 'react'
import type { Duty } from '#contract/practice/expert-duties.ts'
import { sessionAnswers } from '#contract/practice/expert-sessions.ts'
import { affirmSession } from '#web/features/practice/expert-sessions/cards/affirm-session.ts'
import { affirmSheet } from '#web/features/practice/expert-sheets/cards/affirm-sheet.ts'
import { RefusalSheet } from '#web/features/practice/expert-sheets/cards/refusal-sheet.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { expertDutyText } from '../text.ts'

/** What can be done on the line itself, without another page. */
export function DutyActions({ address, duty }: { address: SheetAddress; duty: Duty }) {
  if (duty.kind === 'schedule') return <ScheduleActions address={address} />
  return duty.kind === 'session' ? <SessionActions address={address} duty={duty} /> : null
}

/** Refusing and moving a session are on its own page, which shows what it clashes with. */
function SessionActions({ address, duty }: { address: SheetAddress; duty: Duty }) {
  const text = useText(expertDutyText)
  const answer = { type: sessionAnswers.confirm, begin_time: duty.begin_time, reason: '' }
  return (
    <div className="duty-line-actions">
      <Button
        small
        variant="primary"
        onClick={() => affirmSession(address, { session_id: duty.subject_id }, answer)}
      >
        {text.confirm}
      </Button>
    </div>
  )
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
      <RefusalSheet
        open={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={text.refuse}
        onSubmit={(reason) => affirmSheet(address, false, reason)}
      />
    </div>
  )
}
