import { useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { attachmentText } from './attachment-text.ts'
import { acceptedFiles, isPicture } from './attachments.ts'
import { FileIcon } from './file-icon.tsx'
import type { Upload } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'
import './attachment-list.css'

type AttachmentListProps = {
  attachments: Uploads
  most: number
  /** What may be attached, and who will see it. */
  hint: string
  /** The names that files may end with. */
  accept?: string
  /** Whether it was tried to send the form: then every file has to have arrived. */
  isTried: boolean
}

/** The files of a form, each with its progress. */
export function AttachmentList({
  attachments,
  most,
  hint,
  accept = acceptedFiles,
  isTried,
}: AttachmentListProps) {
  const text = useText(attachmentText)
  const input = useRef<HTMLInputElement>(null)
  const { list, add } = attachments
  const error = isTried ? findFault() : undefined
  const room = most - list.filter((file) => file.is !== 'failed').length

  function findFault(): string | undefined {
    if (list.some((file) => file.is === 'sending')) return text.filesUnderWay
    return list.some((file) => file.is === 'failed') ? text.filesFailed : undefined
  }

  function take(chosen: FileList | null) {
    const files = [...(chosen ?? [])]
    if (files.length > room) toast(text.tooManyFiles(most), 'failure')
    for (const file of files.slice(0, Math.max(room, 0))) void add(file)
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = ''
  }

  return (
    <fieldset className="attachment-list">
      <legend className="field-label">{text.files}</legend>
      {list.length > 0 && (
        <ul className="attachment-list-rows">
          {list.map((file) => (
            <AttachmentRow key={file.id} file={file} {...attachments} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={(event) => take(event.target.files)}
      />
      {room > 0 && (
        <Button block onClick={() => input.current?.click()}>
          {text.addFile}
        </Button>
      )}
      <div className="field-note" data-wrong={error ? true : undefined} aria-live="polite">
        {error ?? hint}
      </div>
    </fieldset>
  )
}

type RowProps = { file: Upload } & Pick<Uploads, 'remove' | 'retry'>

function AttachmentRow({ file, remove, retry }: RowProps) {
  const text = useText(attachmentText)
  return (
    <li className="attachment-list-row">
      <span className="attachment-list-face">
        {file.is === 'kept' && isPicture(file.name) ? (
          <Picture src={file.url} alt="" width={96} ratio="1" fallback={<FileIcon />} />
        ) : (
          <FileIcon />
        )}
      </span>
      <span className="attachment-list-words">
        <span className="attachment-list-name">{file.name}</span>
        <span className="attachment-list-state" data-is={file.is} aria-live="polite">
          {file.is === 'sending' && (file.isLost ? text.lost : text.sending(Math.floor(file.share * 100)))}
          {file.is === 'kept' && text.kept}
          {file.is === 'failed' && <span className="sentence">{file.reason}</span>}
        </span>
        {file.is === 'sending' && (
          <progress className="attachment-list-bar" aria-label={file.name} value={file.share} />
        )}
      </span>
      {file.is === 'failed' && file.mayRetry && (
        <Button small variant="quiet" onClick={() => retry(file.id)}>
          {text.retry}
        </Button>
      )}
      <IconButton
        label={text.remove(file.name)}
        icon={<CloseIcon size="small" />}
        onClick={() => remove(file.id)}
      />
    </li>
  )
}
