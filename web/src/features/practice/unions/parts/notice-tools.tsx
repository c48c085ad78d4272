import { useState } from 'react'
import { unionNoticeLimits } from '#contract/practice/union-notices.ts'
import type { UnionNotice } from '#contract/practice/union-notices.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { noticeText } from '../notice-text.ts'
import { PublishSheet } from './publish-sheet.tsx'
import './notice-readers.css'

/** What managers do to a notice that is published. */
export function NoticeTools({ notice }: { notice: UnionNotice }) {
  const text = useText(noticeText)
  const [opened, setOpened] = useState<'edit' | 'withdraw'>()
  const [reason, setReason] = useState('')
  const close = () => setOpened(undefined)

  async function withdraw() {
    await unionMutations.withdrawNotice({ id: notice.id, reason: reason.trim() })
    toast(text.withdrawn, 'success')
    close()
  }

  return (
    <div className="notice-readers-tools">
      <Button small onClick={() => setOpened('edit')}>
        {text.edit}
      </Button>
      <Button small variant="danger" onClick={() => setOpened('withdraw')}>
        {text.withdraw}
      </Button>
      <PublishSheet unionId={notice.union_id} notice={notice} open={opened === 'edit'} onClose={close} />
      <Sheet
        open={opened === 'withdraw'}
        onClose={close}
        title={text.withdrawAsk}
        foot={
          <Button variant="danger" block onClick={withdraw}>
            {text.withdraw}
          </Button>
        }
      >
        <Field
          label={text.withdrawReason}
          hint={text.withdrawHint}
          value={reason}
          onValue={setReason}
          maxLength={unionNoticeLimits.reason}
          data-autofocus
        />
      </Sheet>
    </div>
  )
}
