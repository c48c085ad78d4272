import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { PenIcon } from '#web/ui/icon/identity-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { noteMutations } from '../mutations.ts'
import { noteText } from '../text.ts'
import './note-tools.css'

/** Edits or deletes a note. */
export function NoteTools({ noteId, onEdit }: { noteId: number; onEdit: () => void }) {
  const text = useText(noteText)

  async function remove() {
    if (!(await confirm({ title: text.removeAsk, yes: text.remove }))) return
    await noteMutations.remove({ note_id: noteId })
    toast(text.removed, 'success')
  }

  return (
    <span className="note-tools">
      <IconButton label={text.edit} icon={<PenIcon size="small" />} onClick={onEdit} />
      <IconButton label={text.remove} icon={<CloseIcon size="small" />} onClick={remove} />
    </span>
  )
}
