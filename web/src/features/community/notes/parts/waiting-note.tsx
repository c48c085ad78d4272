import { confirm } from '#web/ui/dialog/confirm.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { noteText } from '../text.ts'
import type { NoteEntry } from '../use-note-queue.ts'
import './note-row.css'

type WaitingNoteProps = { entry: NoteEntry; onRemove: (id: string) => Promise<void> }

/** A note that waits for a network, or that the server refused; the words stay until somebody deletes them. */
export function WaitingNote({ entry, onRemove }: WaitingNoteProps) {
  const text = useText(noteText)

  async function remove() {
    if (await confirm({ title: text.removeAsk, yes: text.remove })) await onRemove(entry.id)
  }

  return (
    <div className="note-row">
      <span className="note-row-time">{durationText(entry.second)}</span>
      <div className="note-row-words">
        <p>{entry.content}</p>
        <Tag>{entry.problem ?? text.waiting}</Tag>
      </div>
      <IconButton label={text.remove} icon={<CloseIcon size="small" />} onClick={remove} />
    </div>
  )
}
