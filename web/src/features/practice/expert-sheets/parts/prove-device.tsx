import { useState } from 'react'
import type { FormEvent } from 'react'
import { CodeInput } from '#web/features/people/account/cards/code-input.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { expertSheetMutations } from '../mutations.ts'
import { proofSignal } from '../state.ts'
import { expertSheetText } from '../text.ts'
import './prove-device.css'

/** Asks for the code that was sent to the invited number; shows what `withProof` asks. */
export function ProveDevice() {
  const text = useText(expertSheetText)
  const { asked, open } = useSignal(proofSignal)
  return (
    <Dialog open={open} onClose={() => asked?.giveUp()} title={text.proveTitle}>
      {asked && open && <ProofForm asked={asked} />}
    </Dialog>
  )
}

type ProofFormProps = { asked: NonNullable<ReturnType<typeof proofSignal.get>['asked']> }

function ProofForm({ asked }: ProofFormProps) {
  const text = useText(expertSheetText)
  const [code, setCode] = useState('')

  async function send() {
    await expertSheetMutations.sendProof({ ...asked.sheet, scene: asked.scene })
    return true
  }

  return (
    <form className="prove-device" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p>{text.proveNote(asked.phone)}</p>
      <CodeInput value={code} onValue={setCode} scene={`sheet_${asked.scene}`} send={send} />
      <Button
        type="submit"
        variant="primary"
        block
        disabled={!/^\d{4}$/.test(code)}
        onClick={() => asked.submit(code)}
      >
        {text.prove}
      </Button>
    </form>
  )
}
