import { useState } from 'react'
import { noteLimits } from '#contract/community/notes.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { noteText } from '../text.ts'

type NoteFormProps = {
  /** The position in the video that the note belongs to. */
  time: string
  first?: string
  onSave: (content: string) => Promise<void>
  onCancel: () => void
}

export function NoteForm({ time, first = '', onSave, onCancel }: NoteFormProps) {
  const text = useText(noteText)
  const [content, setContent] = useState(first)
  const [error, setError] = useState<string>()
  const length = content.trim().length
  const cannotBeSaved = length === 0 || length > noteLimits.length

  async function save() {
    if (cannotBeSaved) return
    try {
      await onSave(content.trim())
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  return (
    <form className="note-form" onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={text.content}
        hideLabel
        placeholder={text.prompt}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a user who opens the form writes next
        autoFocus
        value={content}
        onValue={(value) => {
          setContent(value)
          setError(undefined)
        }}
        most={noteLimits.length}
        error={error}
      />
      <div className="note-form-actions">
        <span className="note-form-time">{text.at(time)}</span>
        <Button small onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" small variant="primary" softDisabled={cannotBeSaved} onClick={save}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
