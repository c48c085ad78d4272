import { toast } from '#web/ui/toast/toast.ts'
import { noteMutations } from '../mutations.ts'

/** Saves what was changed in a note, and says so. */
export async function saveNote(note_id: number, content: string, text: { saved: string }): Promise<void> {
  await noteMutations.edit({ note_id, content })
  toast(text.saved, 'success')
}
