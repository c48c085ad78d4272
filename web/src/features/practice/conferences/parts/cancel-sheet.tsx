import { useState } from 'react'
import type { Conference, SeriesScope } from '#contract/practice/conferences.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { conferenceText } from '../text.ts'
import { ScopeChoice } from './scope-choice.tsx'
import './create-form.css'

type CancelSheetProps = { conference: Conference; open: boolean; onClose: () => void }

/** Which of a series is cancelled; a single conference is cancelled by a question. */
export function CancelSheet({ conference, open, onClose }: CancelSheetProps) {
  const text = useText(conferenceText)
  const [scope, setScope] = useState<SeriesScope>('one')

  async function cancel() {
    await conferenceMutations.cancel({ id: conference.id, scope })
    toast(text.cancelled, 'success')
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.cancelAsk}>
      <div className="create-form">
        <ScopeChoice value={scope} onChange={setScope} />
        <p className="create-form-names">{text.cancelText}</p>
        <Button variant="danger" block onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
