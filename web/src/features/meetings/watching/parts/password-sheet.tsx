import { useState } from 'react'
import type { FormEvent } from 'react'
import { watchFailures } from '#contract/meetings/watching.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { watchMutations } from '../mutations.ts'
import { watchingText } from '../text.ts'

type PasswordSheetProps = { open: boolean; onClose: () => void; meetingId: number; scheduleId: number }

/** Takes the watch password; what it opens is asked for anew. */
export function PasswordSheet({ open, onClose, meetingId, scheduleId }: PasswordSheetProps) {
  const text = useText(watchingText)
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()

  async function submit() {
    if (password.trim() === '') return setError(watchFailures.password[language])
    try {
      await watchMutations.enterPassword({
        meeting_id: meetingId,
        password,
        ...(scheduleId > 0 && { schedule_id: scheduleId }),
      })
      return onClose()
    } catch (failure) {
      return setError(failure instanceof CallFailure ? failure.message : String(failure))
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.enterPassword}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Field
          label={text.password}
          value={password}
          onValue={(value) => {
            setPassword(value)
            setError(undefined)
          }}
          error={error}
          hint={text.passwordHint}
          autoComplete="off"
          data-autofocus
          maxLength={64}
        />
        <Button type="submit" variant="primary" block onClick={submit}>
          {text.unlock}
        </Button>
      </form>
    </Sheet>
  )
}
