import { useState } from 'react'
import { characterCount } from '#contract/wire/character-count.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { minutesText } from '../text.ts'

type WordsSheetProps = {
  title: string
  label: string
  hint: string
  words: string
  most: number
  onSave: (words: string) => Promise<unknown>
  onClose: () => void
}

/** One text of the minutes, to be changed. */
export function WordsSheet({ title, label, hint, words, most, onSave, onClose }: WordsSheetProps) {
  const text = useText(minutesText)
  const [written, setWritten] = useState(words)
  const isTooLong = characterCount(written) > most

  async function save() {
    if (isTooLong) return
    await onSave(written.trim())
    toast(text.saved, 'success')
    onClose()
  }

  return (
    <Sheet open onClose={onClose} title={title}>
      <div className="minutes">
        <TextArea
          label={label}
          hideLabel
          hint={hint}
          value={written}
          onValue={setWritten}
          most={most}
          rows={5}
          {...(isTooLong && { error: text.tooLong(most) })}
        />
        <Button variant="primary" block onClick={save}>
          {text.save}
        </Button>
      </div>
    </Sheet>
  )
}
