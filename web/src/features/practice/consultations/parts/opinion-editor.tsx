import { Fragment, useState } from 'react'
import { opinionLimits, opinionParts } from '#contract/practice/opinions.ts'
import type { Opinion, OpinionPart } from '#contract/practice/opinions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationText } from '../text.ts'
import { TemplateSheet } from './template-sheet.tsx'
import './consultation-form.css'

type OpinionFormProps = {
  title: string
  /** Of the consultation, by which what is typed is found again in this page. */
  id: number
  draft: Opinion | null
  sign: { label: string; ask: string; text: string }
  onSave: (opinion: Opinion) => Promise<unknown>
  onSign: (opinion: Opinion) => Promise<unknown>
}

/** A box that is ticked holds `1`. */
type OpinionValues = Record<OpinionPart | 'no_diagnosis', string>

const valuesOf = (opinion: Opinion | null): OpinionValues => ({
  diagnosis: opinion?.diagnosis ?? '',
  advice: opinion?.advice ?? '',
  medication: opinion?.medication ?? '',
  follow_up: opinion?.follow_up ?? '',
  no_diagnosis: opinion?.no_diagnosis ? '1' : '',
})

/** Somebody who has written a diagnosis has one, whatever is ticked. */
const opinionOf = ({ no_diagnosis, ...parts }: OpinionValues): Opinion => ({
  ...parts,
  no_diagnosis: no_diagnosis === '1' && parts.diagnosis.trim() === '',
})

/** A doctor writes an opinion, as a draft until it is signed. */
export function OpinionEditor({ title, id, draft, sign, onSave, onSign }: OpinionFormProps) {
  const text = useText(consultationText)
  const [isChoosing, setIsChoosing] = useState(false)
  const form = useForm<OpinionValues>({
    initial: () => valuesOf(draft),
    faultsOf: (values) => ({
      ...Object.fromEntries(opinionParts.map((part) => [part, lengthFault(values[part])])),
      ...(diagnosisFault(values) && { diagnosis: diagnosisFault(values) }),
    }),
    showFaults: 'tried',
    // Nothing about patients may lie on the device.
    draft: { key: `opinion_${id}`, in: 'page' },
    async onSubmit(values) {
      if (!(await confirm({ title: sign.ask, text: sign.text, yes: sign.label }))) return false
      return onSign(opinionOf(values))
    },
  })
  const { values } = form
  const isTooLong = opinionParts.some((part) => lengthFault(values[part]) !== undefined)

  function lengthFault(value: string): string | undefined {
    return characterCount(value.trim()) > opinionLimits.part ? text.tooLong(opinionLimits.part) : undefined
  }

  function diagnosisFault({ diagnosis, advice, no_diagnosis }: OpinionValues): string | undefined {
    if (diagnosis.trim() !== '') return undefined
    if (advice.trim() === '') return text.opinionMissing
    return no_diagnosis === '1' ? undefined : text.diagnosisMissing
  }

  async function saveDraft() {
    if (isTooLong) return
    await onSave(opinionOf(values))
    toast(text.opinionSaved, 'success')
  }

  async function fill(template: Opinion) {
    const isWritten = opinionParts.some((part) => values[part].trim() !== '')
    if (isWritten && !(await confirm({ title: text.replaceAsk, yes: text.replace }))) return
    for (const part of opinionParts) form.set(part, template[part])
    setIsChoosing(false)
  }

  return (
    <Section title={title}>
      <form className="consultation-form" {...form.props}>
        <Button small aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {text.templates}
        </Button>
        {opinionParts.map((part: OpinionPart) => (
          <Fragment key={part}>
            <TextArea
              {...form.bind(part)}
              label={text.parts[part]}
              most={opinionLimits.part}
              rows={part === 'advice' ? 4 : 3}
            />
            {part === 'diagnosis' && values.diagnosis.trim() === '' && (
              <Checkbox
                name="no_diagnosis"
                checked={values.no_diagnosis === '1'}
                onChange={(hasNone) => form.set('no_diagnosis', hasNone ? '1' : '')}
              >
                {text.noDiagnosis}
              </Checkbox>
            )}
          </Fragment>
        ))}
        <div className="consultation-form-buttons">
          <Button onClick={saveDraft}>{text.saveOpinion}</Button>
          <Button type="submit" variant="primary" onClick={form.submit}>
            {sign.label}
          </Button>
        </div>
      </form>
      <TemplateSheet
        opinion={opinionOf(values)}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={fill}
      />
    </Section>
  )
}
