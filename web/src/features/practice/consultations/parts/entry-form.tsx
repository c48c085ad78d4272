import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { consultationText } from '../text.ts'
import './consultation-form.css'

type EntryFormProps = {
  label: string
  hint: string
  missing: string
  send: string
  most: number
  onSend: (entry: string) => Promise<void>
}

/** One text that is added to what there is; afterwards the field is empty for the next one. */
export function EntryForm({ label, hint, missing, send, most, onSend }: EntryFormProps) {
  const text = useText(consultationText)
  const form = useForm({
    initial: () => ({ entry: '' }),
    faultsOf: ({ entry }) => ({ entry: faultOf(entry) }),
    showFaults: 'tried',
    async onSubmit({ entry }) {
      await onSend(entry)
      form.reset()
    },
  })

  function faultOf(entry: string): string | undefined {
    if (entry.trim() === '') return missing
    return characterCount(entry.trim()) > most ? text.tooLong(most) : undefined
  }

  return (
    <form className="consultation-form" {...form.props}>
      <TextArea {...form.bind('entry')} label={label} hideLabel hint={hint} most={most} rows={3} />
      <Button type="submit" block onClick={form.submit}>
        {send}
      </Button>
    </form>
  )
}
