import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waitLimits, waitStates } from '#contract/practice/expert-duties.ts'
import type { GuestWait } from '#contract/practice/expert-duties.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { RefusalSheet } from '#web/features/practice/expert-sheets/cards/refusal-sheet.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { expertDutyMutations } from '../mutations.ts'
import { expertDutyQueries } from '../queries.ts'
import { expertDutyText } from '../text.ts'
import './wait-sheet.css'

type WaitSheetProps = { open: boolean; onClose: () => void; address: SheetAddress; waitId: number }

/** A to-do of the organiser, over the list: answered, done or refused. */
export function WaitSheet({ open, onClose, address, waitId }: WaitSheetProps) {
  const text = useText(expertDutyText)
  const wait = useQuery({ ...expertDutyQueries.wait(address, waitId), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={wait.data?.title ?? text.kinds.wait}>
      {wait.data?.status === waitStates.open && (
        <WaitForm key={wait.data.wait_id} address={address} wait={wait.data} onClose={onClose} />
      )}
      {wait.data && wait.data.status !== waitStates.open && <WaitResult wait={wait.data} />}
      {!wait.data && (
        <ListState inline status={wait.isError ? 'error' : 'loading'} onRetry={() => wait.refetch()} />
      )}
    </Sheet>
  )
}

function WaitResult({ wait }: { wait: GuestWait }) {
  const text = useText(expertDutyText)
  return (
    <div className="wait-sheet">
      <p>{text.states[wait.status]}</p>
      {wait.content && <Prose text={wait.content} />}
      {wait.reason && <Prose text={wait.reason} />}
    </div>
  )
}

type WaitFormProps = { address: SheetAddress; wait: GuestWait; onClose: () => void }

function WaitForm({ address, wait, onClose }: WaitFormProps) {
  const text = useText(expertDutyText)
  const [content, setContent] = useState(wait.content)
  const [isRefusing, setIsRefusing] = useState(false)
  const isTooLong = characterCount(content.trim()) > waitLimits.content
  const ids = { ...address, wait_id: wait.wait_id }

  const saveContent = async () => {
    if (content.trim() !== wait.content)
      await expertDutyMutations.editWait({ ...ids, content: content.trim() })
  }

  async function save() {
    await saveContent()
    toast(text.saved, 'success')
    onClose()
  }

  async function finish() {
    await saveContent()
    await expertDutyMutations.disposeWait({ ...ids, status: waitStates.done, reason: '' })
    toast(text.doneToast, 'success')
    onClose()
  }

  async function refuse(reason: string) {
    await expertDutyMutations.disposeWait({ ...ids, status: waitStates.refused, reason })
    toast(text.refusedToast, 'success')
    onClose()
    return true
  }

  return (
    <div className="wait-sheet">
      <p className="wait-sheet-due">{text.due(wait.due_time)}</p>
      <TextArea
        label={text.answer}
        value={content}
        onValue={setContent}
        most={waitLimits.content}
        rows={4}
        hint={wait.kind === 'travel' ? text.answerHint : undefined}
      />
      <Button variant="primary" block disabled={isTooLong} onClick={finish}>
        {text.done}
      </Button>
      <Button block disabled={isTooLong} onClick={save}>
        {text.save}
      </Button>
      <Button variant="quiet" block onClick={() => setIsRefusing(true)}>
        {text.refuseWait}
      </Button>
      <RefusalSheet
        open={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={text.refuseWait}
        onSubmit={refuse}
      />
    </div>
  )
}
