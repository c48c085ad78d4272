import { useState } from 'react'
import { smsCodeLength } from '#contract/people/account.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { SheetCodeField } from './sheet-code-field.tsx'
import type { SheetScene } from './sheet-code-field.tsx'

type Act = (code: string) => Promise<unknown>
type Asked = { act: Act; phone: string; resolve: (isDone: boolean) => void }

/**
 * Does what a device may do only once it is proved: `prove` tries it, and asks for the code where the server does.
 * It resolves with whether it was done. The calls are made without tips.
 */
export function useProof(sheet: SheetAddress, scene: SheetScene) {
  const text = useText(expertSheetText)
  const [asked, setAsked] = useState<Asked>()
  const [code, setCode] = useState('')

  function prove(act: Act): Promise<boolean> {
    return act('').then(
      () => true,
      (error: unknown) => {
        const phone = phoneToProve(error)
        if (phone === undefined) {
          showFailure(error)
          return false
        }
        setCode('')
        return new Promise((resolve) => setAsked({ act, phone, resolve }))
      },
    )
  }

  function close(isDone: boolean) {
    asked?.resolve(isDone)
    setAsked(undefined)
  }

  async function submit() {
    try {
      await asked?.act(code)
      close(true)
    } catch (error) {
      showFailure(error)
    }
  }

  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={() => close(false)}
      title={text.proveTitle}
      actions={
        <>
          <Button onClick={() => close(false)}>{text.cancel}</Button>
          <Button variant="primary" disabled={code.length !== smsCodeLength} onClick={submit}>
            {text.prove}
          </Button>
        </>
      }
    >
      <p>{text.proveNote}</p>
      <SheetCodeField sheet={sheet} scene={scene} phone={asked?.phone ?? ''} value={code} onValue={setCode} />
    </Dialog>
  )
  return { prove, dialog }
}

/** The masked number whose code is asked for; undefined for any other failure. */
function phoneToProve(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || error.status !== sheetFailures.deviceUnproved.status)
    return undefined
  return ((error.body?.data ?? {}) as { phone?: string }).phone ?? ''
}
