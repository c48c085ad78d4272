import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waitCalls, waitLimits, waitStates } from '#contract/practice/expert-duties.ts'
import type { GuestWait } from '#contract/practice/expert-duties.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { RefusalSheet } from '#web/features/practice/expert-sheets/cards/refusal-sheet.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { findFileMistake } from '#web/shell/attachments.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
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
      <FileList title={text.ownFiles} files={wait.files} />
      <FileList title={text.givenFiles} files={wait.given_files} />
    </div>
  )
}

type FileListProps = { title: string; files: GuestWait['files'] }

/** Documents that can be opened; only their names in a device that was never proved. */
function FileList({ title, files }: FileListProps) {
  if (files.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="wait-sheet-title">{title}</h3>
      <ul>
        {files.map(({ url, name, address }) => (
          <li key={url}>{address ? <a href={address}>{name}</a> : name}</li>
        ))}
      </ul>
    </section>
  )
}

type WaitFormProps = { address: SheetAddress; wait: GuestWait; onClose: () => void }

function WaitForm({ address, wait, onClose }: WaitFormProps) {
  const text = useText(expertDutyText)
  const [content, setContent] = useState(wait.content)
  const [isRefusing, setIsRefusing] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const ids = { ...address, wait_id: wait.wait_id }
  const attachments = useUploads(waitCalls.upload, ids, { faultOf: findFileMistake, known: wait.files })
  const isTooLong = characterCount(content.trim()) > waitLimits.content

  /** False while a file is under way, or has failed. */
  const saveContent = async (): Promise<boolean> => {
    setIsTried(true)
    const files = keptFiles(attachments.list).map(({ url }) => url)
    if (files.length < attachments.list.length) return false
    const hasOtherFiles = files.join() !== wait.files.map(({ url }) => url).join()
    if (content.trim() !== wait.content || hasOtherFiles)
      await expertDutyMutations.editWait({ ...ids, content: content.trim(), ...(hasOtherFiles && { files }) })
    return true
  }

  async function save() {
    if (!(await saveContent())) return
    toast(text.saved, 'success')
    onClose()
  }

  async function finish() {
    if (!(await saveContent())) return
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
        hint={text.hints[wait.kind]}
      />
      <AttachmentList
        attachments={attachments}
        most={waitLimits.files}
        hint={text.filesHint(waitLimits.files)}
        isTried={isTried}
      />
      <FileList title={text.givenFiles} files={wait.given_files} />
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
