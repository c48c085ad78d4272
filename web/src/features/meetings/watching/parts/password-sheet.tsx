import { useState } from 'react'
import { watchFailures } from '#contract/meetings/watching.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { watchMutations } from '../mutations.ts'
import { watchingText } from '../text.ts'
import type { WatchPart } from '../watch-part.ts'

type PasswordSheetProps = { open: boolean; onClose: () => void; meetingId: number; part: WatchPart }

/** Asks for the watch password; afterwards everything it unlocks is refetched. */
export function PasswordSheet({ open, onClose, meetingId, part }: PasswordSheetProps) {
  const text = useText(watchingText)
  const language = useLanguage()
  const [isMissingOne, setIsMissingOne] = useState(false)
  const form = useForm({
    initial: () => ({ password: '' }),
    faultsOf: ({ password }) => ({
      password: password.trim() === '' ? watchFailures.password[language] : undefined,
    }),
    showFaults: 'tried',
    refusalAt: 'password',
    async onSubmit({ password }) {
      const { reason } = await watchMutations.enterPassword({ meeting_id: meetingId, password, ...part })
      // A meeting and its sessions may each have a password.
      const isMissingOne = reason === 'password'
      setIsMissingOne(isMissingOne)
      if (isMissingOne) form.reset()
      else onClose()
    },
  })

  return (
    <Sheet open={open} onClose={onClose} title={text.enterPassword}>
      <form {...form.props}>
        <Field
          {...form.bind('password')}
          label={text.password}
          hint={isMissingOne ? text.anotherPassword : text.passwordHint}
          autoComplete="off"
          data-autofocus
          maxLength={64}
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.unlock}
        </Button>
      </form>
    </Sheet>
  )
}
