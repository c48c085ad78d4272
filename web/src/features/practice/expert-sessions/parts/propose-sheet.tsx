import { useState } from 'react'
import { sessionAnswers } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { sheetLimits } from '#contract/practice/expert-sheets.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { useNow } from '#web/shell/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { affirmSession } from '../cards/affirm-session.ts'
import { faultOfBegin, faultOfReason, inputOfTime, shanghaiNow, timeOfInput } from '../proposal.ts'
import { expertSessionText } from '../text.ts'
import { FreeTimes } from './free-times.tsx'

type ProposeSheetProps = { open: boolean; onClose: () => void; sheet: SheetAddress; session: ExpertSession }

/** Proposes another time for a session, and shows what else takes the person then. */
export function ProposeSheet({ open, onClose, sheet, session }: ProposeSheetProps) {
  const text = useText(expertSessionText)
  const now = new Date(useNow('minute'))
  const [begin, setBegin] = useState(session.proposed_begin_time || session.begin_time)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const beginFault = faultOfBegin(session, begin, now)
  const reasonFault = faultOfReason(reason)

  async function submit() {
    setIsTried(true)
    if (beginFault || reasonFault) return
    const answer = { type: sessionAnswers.propose, begin_time: begin, reason: reason.trim() }
    if (await affirmSession(sheet, session, answer)) onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.proposeTitle}
      foot={
        <Button variant="primary" block onClick={submit}>
          {text.submit}
        </Button>
      }
    >
      <Field
        type="datetime-local"
        label={text.begin}
        value={inputOfTime(begin)}
        onValue={(value) => setBegin(timeOfInput(value))}
        min={inputOfTime(shanghaiNow(now))}
        hint={text.beginHint}
        error={isTried && beginFault ? text[beginFault] : undefined}
      />
      {open && <FreeTimes sheet={sheet} session={session} begin={begin} />}
      <TextArea
        label={text.reason}
        value={reason}
        onValue={setReason}
        most={sheetLimits.reason}
        rows={3}
        hint={text.reasonHint}
        error={isTried && reasonFault ? text[reasonFault] : undefined}
      />
    </Sheet>
  )
}
