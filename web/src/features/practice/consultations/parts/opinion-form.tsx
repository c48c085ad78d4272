import { useState } from 'react'
import type { Consultation } from '#contract/practice/consultations.ts'
import { opinionLimits, opinionParts } from '#contract/practice/opinions.ts'
import type { Opinion, OpinionPart } from '#contract/practice/opinions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { TemplateSheet } from './template-sheet.tsx'
import './consultation-form.css'

const empty: Opinion = { diagnosis: '', advice: '', medication: '', follow_up: '' }

/** The receiving doctor writes the opinion, as a draft until it is signed. */
export function OpinionForm({ consultation: { id, opinion } }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const [isChoosing, setIsChoosing] = useState(false)
  const form = useForm<Opinion>({
    initial: () => opinion ?? empty,
    faultsOf: (values) => ({
      ...Object.fromEntries(opinionParts.map((part) => [part, lengthFault(values[part])])),
      ...(isBlank(values) && { diagnosis: text.opinionMissing }),
    }),
    showFaults: 'tried',
    async onSubmit(values) {
      if (!(await confirm({ title: text.signAsk, text: text.signText, yes: text.sign }))) return
      await consultationMutations.end({ id, opinion: values })
      toast(text.signed, 'success')
    },
  })
  const { values } = form
  const isTooLong = opinionParts.some((part) => lengthFault(values[part]) !== undefined)

  function lengthFault(value: string): string | undefined {
    return characterCount(value.trim()) > opinionLimits.part ? text.tooLong(opinionLimits.part) : undefined
  }

  async function saveDraft() {
    if (isTooLong) return
    await consultationMutations.saveOpinion({ id, opinion: values })
    toast(text.opinionSaved, 'success')
  }

  async function fill(template: Opinion) {
    const isWritten = opinionParts.some((part) => values[part].trim() !== '')
    if (isWritten && !(await confirm({ title: text.replaceAsk, yes: text.replace }))) return
    for (const part of opinionParts) form.set(part, template[part])
    setIsChoosing(false)
  }

  return (
    <Section title={text.opinion}>
      <form className="consultation-form" {...form.props}>
        <Button small aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {text.templates}
        </Button>
        {opinionParts.map((part: OpinionPart) => (
          <TextArea
            key={part}
            {...form.bind(part)}
            label={text.parts[part]}
            most={opinionLimits.part}
            rows={part === 'advice' ? 4 : 3}
          />
        ))}
        <div className="consultation-form-buttons">
          <Button onClick={saveDraft}>{text.saveOpinion}</Button>
          <Button type="submit" variant="primary" onClick={form.submit}>
            {text.sign}
          </Button>
        </div>
      </form>
      <TemplateSheet
        opinion={values}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={fill}
      />
    </Section>
  )
}

const isBlank = ({ diagnosis, advice }: Opinion) => diagnosis.trim() === '' && advice.trim() === ''
