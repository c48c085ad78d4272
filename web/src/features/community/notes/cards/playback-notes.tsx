import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from '#web/shell/navigation.ts'
import type { NotedType, PlaybackNote } from '#contract/community/notes.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { newEntry } from '#web/shell/use-send-queue.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { NoteForm } from '../parts/note-form.tsx'
import { NoteTools } from '../parts/note-tools.tsx'
import { saveNote } from '../parts/save-note.ts'
import { WaitingNote } from '../parts/waiting-note.tsx'
import { noteQueries } from '../queries.ts'
import { noteText } from '../text.ts'
import { useNoteQueue } from '../use-note-queue.ts'
import '../parts/note-row.css'
import './playback-notes.css'

type PlaybackNotesProps = {
  itemType: NotedType
  itemId: number
  /** The recording or lesson that plays. */
  partId: number
  /** The current second of the video. */
  second: () => number
  onGo: (second: number) => void
}

/** The user's notes on a video, each at its second. */
export function PlaybackNotes(props: PlaybackNotesProps) {
  const text = useText(noteText)
  const login = useLoginState()
  const place = useLocation()
  const notes = useQuery({ ...noteQueries.own(props.itemType, props.itemId), enabled: login.is === 'in' })
  const own = notes.data?.filter((note) => note.part_id === props.partId)
  return (
    <Section title={text.title} aside={own && own.length > 0 && text.count(own.length)}>
      <div className="playback-notes">
        {login.is === 'out' && (
          <>
            <p className="playback-notes-hint">{text.logInFirst}</p>
            <ButtonLink small href={loginPathFrom(place)}>
              {text.logIn}
            </ButtonLink>
          </>
        )}
        {notes.isError && (
          <ListState status="error" inline errorText={notes.error.message} onRetry={() => notes.refetch()} />
        )}
        {login.is === 'in' && notes.isPending && <Skeleton shape="lines" count={2} />}
        {own && <Notes {...props} notes={own} />}
      </div>
    </Section>
  )
}

type NotesProps = PlaybackNotesProps & { notes: PlaybackNote[] }

function Notes({ itemType, itemId, partId, second, onGo, notes }: NotesProps) {
  const text = useText(noteText)
  const [newAt, setNewAt] = useState<number>()
  const [editedId, setEditedId] = useState<number>()

  const queue = useNoteQueue()
  // While the form shows a note, the list does not.
  const [sendingId, setSendingId] = useState('')
  const waiting = queue.entries.filter(
    (entry) =>
      entry.itemType === itemType &&
      entry.itemId === itemId &&
      entry.partId === partId &&
      entry.id !== sendingId,
  )

  /** The form stays open only with a refusal: what waits for a network is safe. */
  async function add(at: number, content: string) {
    const entry = { ...newEntry(), itemType, itemId, partId, second: at, content }
    setSendingId(entry.id)
    const outcome = await queue.note(entry)
    setSendingId('')
    if (outcome.is === 'refused') throw new CallFailure('refused', outcome.message)
    setNewAt(undefined)
    if (outcome.is === 'sent') toast(text.saved, 'success')
    else toast(text.savedHere)
  }

  async function edit(noteId: number, content: string) {
    await saveNote(noteId, content, text)
    setEditedId(undefined)
  }

  return (
    <>
      {newAt === undefined ? (
        <Button small onClick={() => setNewAt(Math.floor(second()))}>
          {text.write}
        </Button>
      ) : (
        <NoteForm
          time={durationText(newAt)}
          onSave={(content) => add(newAt, content)}
          onCancel={() => setNewAt(undefined)}
        />
      )}
      {notes.length + waiting.length === 0 && newAt === undefined && (
        <ListState status="empty" inline emptyText={text.none} />
      )}
      <ul className="playback-notes-list">
        {waiting.map((entry) => (
          <li key={entry.id}>
            <WaitingNote entry={entry} onRemove={queue.remove} />
          </li>
        ))}
        {notes.map((note) => (
          <li key={note.note_id}>
            {note.note_id === editedId ? (
              <NoteForm
                time={durationText(note.at_seconds)}
                first={note.content}
                onSave={(content) => edit(note.note_id, content)}
                onCancel={() => setEditedId(undefined)}
              />
            ) : (
              <div className="note-row">
                <button
                  type="button"
                  className="note-row-time"
                  aria-label={text.goTo(durationText(note.at_seconds))}
                  onClick={() => onGo(note.at_seconds)}
                >
                  {durationText(note.at_seconds)}
                </button>
                <p className="note-row-words">{note.content}</p>
                <NoteTools noteId={note.note_id} onEdit={() => setEditedId(note.note_id)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
