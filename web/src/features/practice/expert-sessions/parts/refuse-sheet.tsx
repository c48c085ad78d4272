import { useState } from 'react'
import { sessionAnswers } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { sheetLimits } from '#contract/practice/expert-sheets.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { affirmSession } from '../affirm-session.ts'
import { faultOfReason } from '../proposal.ts'
import { expertSessionText } from '../text.ts'

type RefuseSheetProps = { open: boolean; onClose: () => void; sheet: SheetAddress; session: ExpertSession }

/** Refuses a session, with the reason. */
export function RefuseSheet({ open, onClose, sheet, session }: RefuseSheetProps) {
  const text = useText(expertSessionText)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const fault = faultOfReason(reason)

  async function submit() {
    setIsTried(true)
    if (fault) return
    if (await affirmSession(sheet, session, { type: sessionAnswers.refuse, reason: reason.trim() })) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.refuseTitle}
      foot={
        <Button variant="primary" block onClick={submit}>
          {text.submit}
        </Button>
      }
    >
      <TextArea
        label={text.reason}
        value={reason}
        onValue={setReason}
        most={sheetLimits.reason}
        rows={3}
        hint={text.reasonHint}
        error={isTried && fault ? text[fault] : undefined}
      />
    </Sheet>
  )
}
