import { useState } from 'react'
import { signatureArea } from '#contract/practice/expert-agreements.ts'
import type { Agreement } from '#contract/practice/expert-agreements.ts'
import { smsCodeLength } from '#contract/people/account.ts'
import { SheetCodeField } from '#web/features/practice/expert-sheets/cards/sheet-code-field.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { SignaturePad } from '#web/ui/signature-pad/signature-pad.tsx'
import { countPoints } from '#web/ui/signature-pad/strokes.ts'
import type { Strokes } from '#web/ui/signature-pad/strokes.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { expertAgreementMutations } from '../mutations.ts'
import { expertAgreementText } from '../text.ts'
import './sign-form.css'

/** So many points are more than a slip of the finger; the server asks for as many. */
const leastPoints = 8

export function SignForm({ sheet, agreement }: { sheet: SheetAddress; agreement: Agreement }) {
  const text = useText(expertAgreementText)
  const [isTyping, setTyping] = useState(false)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [isAgreed, setAgreed] = useState(false)

  function fault(): string | undefined {
    if (!isAgreed) return text.agreeMissing
    if (isTyping && name.trim() === '') return text.signatureMissing
    if (isTyping && name.trim() !== agreement.guest_name) return text.nameWrong
    if (!isTyping && countPoints(strokes) < leastPoints) return text.signatureMissing
    return code.length === smsCodeLength ? undefined : text.codeMissing
  }

  async function sign() {
    const wrong = fault()
    if (wrong) {
      toast(wrong, 'failure')
      return
    }
    await expertAgreementMutations.sign({
      ...sheet,
      digest: agreement.digest,
      code,
      strokes: isTyping ? [] : strokes,
      typed_name: isTyping ? name.trim() : '',
    })
    toast(text.done, 'success')
  }

  return (
    <Section title={text.sign}>
      <div className="sign-form">
        {isTyping ? (
          <Field
            label={text.typedName}
            value={name}
            onValue={setName}
            hint={text.typedHint(agreement.guest_name)}
            autoComplete="name"
          />
        ) : (
          <SignaturePad
            label={text.signature}
            hint={text.signHint}
            area={signatureArea}
            value={strokes}
            onValue={setStrokes}
          />
        )}
        <div className="sign-form-tools">
          <Button small variant="quiet" onClick={() => setTyping(!isTyping)}>
            {isTyping ? text.drawInstead : text.typeInstead}
          </Button>
          {!isTyping && (
            <Button small variant="quiet" onClick={() => setStrokes([])}>
              {text.clear}
            </Button>
          )}
        </div>
        <SheetCodeField sheet={sheet} scene="sign" phone={agreement.phone} value={code} onValue={setCode} />
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          {text.agree}
        </Checkbox>
        <Button variant="primary" block softDisabled={fault() !== undefined} onClick={sign}>
          {text.sign}
        </Button>
      </div>
    </Section>
  )
}
