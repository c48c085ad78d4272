import { useState } from 'react'
import type { OwnNote } from '#contract/community/notes.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { noteTarget } from '#web/paths/notes.ts'
import { noteText } from '../text.ts'
import { NoteForm } from './note-form.tsx'
import { NoteTools } from './note-tools.tsx'
import { saveNote } from './save-note.ts'
import './own-note-row.css'

/** A note with what it was taken on; the title leads to that moment. */
export function OwnNoteRow({ note }: { note: OwnNote }) {
  const text = useText(noteText)
  const taken = dateText(note.create_time, new Date(clock.now()), useLanguage())
  const time = durationText(note.at_seconds)
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited)
    return (
      <div className="own-note-row">
        <NoteForm
          time={time}
          first={note.content}
          onSave={async (content) => {
            await saveNote(note.note_id, content, text)
            setIsEdited(false)
          }}
          onCancel={() => setIsEdited(false)}
        />
      </div>
    )
  return (
    <article className="own-note-row">
      <p className="own-note-row-words">{note.content}</p>
      <div className="own-note-row-foot">
        <span className="own-note-row-about">
          {note.item_title ? (
            <Link href={noteTarget(note)}>
              <span className="own-note-row-time">{time}</span> {note.item_title}
            </Link>
          ) : (
            <span>{text.gone}</span>
          )}
          <span className="own-note-row-taken">{taken}</span>
        </span>
        <NoteTools noteId={note.note_id} onEdit={() => setIsEdited(true)} />
      </div>
    </article>
  )
}
