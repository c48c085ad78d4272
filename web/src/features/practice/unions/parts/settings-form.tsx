import { useState } from 'react'
import { uploadCalls } from '#contract/people/uploads.ts'
import { unionLimits } from '#contract/practice/unions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { PictureField } from '#web/shell/picture-field.tsx'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { settingsText } from '../settings-text.ts'
import { unionText } from '../text.ts'
import { QuestionFields } from './question-fields.tsx'
import './union-form.css'

type Saved = { name: string; cover: string; introduction: string; questions: string[] }

/** As the head of the union shows it. */
const ratio = 5 / 2
const mostPixels = 1500
const most = { name: unionLimits.name, introduction: unionLimits.introduction }

export function SettingsForm({ unionId, saved }: { unionId: number; saved: Saved }) {
  const text = useText(settingsText)
  const union = useText(unionText)
  const [cover, setCover] = useState(saved.cover)
  const [questions, setQuestions] = useState(saved.questions)
  const uploads = useUploads(uploadCalls.upload, {})
  const labels = { name: union.unionName, introduction: union.unionIntroduction }
  const form = useForm({
    initial: () => ({ name: saved.name, introduction: saved.introduction }),
    faultsOf: ({ name, introduction }) => ({
      name: faultOf('name', name),
      introduction: faultOf('introduction', introduction),
    }),
    draft: { key: `union_settings_${unionId}`, in: 'device' },
    async onSubmit({ name, introduction }) {
      if (uploads.list.at(-1)?.is === 'sending') {
        toast(text.coverSending, 'failure')
        return false
      }
      await unionMutations.saveSettings({
        id: unionId,
        name: name.trim(),
        cover,
        introduction: introduction.trim(),
        questions,
      })
      return toast(text.saved, 'success')
    },
  })

  function faultOf(field: keyof typeof most, value: string): string | undefined {
    if (value.trim() === '') return union.missingField(labels[field])
    return characterCount(value.trim()) > most[field] ? union.tooLong(most[field]) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <PictureField
        label={text.cover}
        value={cover}
        onValue={setCover}
        uploads={uploads}
        ratio={ratio}
        mostPixels={mostPixels}
      />
      {cover && (
        <Button small variant="quiet" onClick={() => setCover('')}>
          {text.removeCover}
        </Button>
      )}
      <Field {...form.bind('name')} label={union.unionName} />
      <TextArea
        {...form.bind('introduction')}
        label={union.unionIntroduction}
        most={most.introduction}
        rows={8}
      />
      <QuestionFields questions={questions} onChange={setQuestions} />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.save}
      </Button>
    </form>
  )
}
