import { useState } from 'react'
import type { FormEvent } from 'react'
import { otherLoginFailures } from '#contract/people/other-logins.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { readHandOff } from '../hand-off.ts'
import { accountText } from '../text.ts'

type HandOffDialogProps = { open: boolean; onClose: () => void; onCode: (code: string) => void }

/** Where a code that was copied in another browser is put in. */
export function HandOffDialog({ open, onClose, onCode }: HandOffDialogProps) {
  const text = useText(accountText)
  const language = useLanguage()
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState<string>()

  async function paste() {
    try {
      setPasted(await navigator.clipboard.readText())
      setWrong(undefined)
    } catch {
      setWrong(text.pasteRefused)
    }
  }

  function submit() {
    const code = readHandOff(pasted)
    if (code === undefined) return setWrong(otherLoginFailures.clipboardRefused[language])
    setPasted('')
    setWrong(undefined)
    onCode(code)
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.handOffTitle}>
      <form
        className="login-hand-off-form"
        noValidate
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <Field
          label={text.handOffField}
          value={pasted}
          onValue={setPasted}
          error={wrong}
          hint={text.handOffHint}
          autoComplete="off"
          maxLength={300}
          data-autofocus
          suffix={
            <Button small variant="quiet" onClick={paste}>
              {text.paste}
            </Button>
          }
        />
        <Button type="submit" variant="primary" block softDisabled={pasted.trim() === ''} onClick={submit}>
          {text.open}
        </Button>
      </form>
    </Sheet>
  )
}
