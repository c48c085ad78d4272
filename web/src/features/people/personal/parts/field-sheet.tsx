import { AskedField } from '#web/features/people/profile/fields/asked-field.tsx'
import { ProfileOptionSheet } from '#web/features/people/profile/fields/profile-option-sheet.tsx'
import { faultsIn } from '#web/features/people/profile/fields/form-values.ts'
import type { AskedField as Asked } from '#web/features/people/profile/fields/form-values.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { personText } from '../text.ts'
import './field-sheet.css'

type FieldSheetProps = {
  field: Asked
  open: boolean
  initial: string
  onClose: () => void
  onSave: (value: string) => Promise<unknown>
}

/** One field of the profile: typed and saved, or chosen, which saves it. */
export function FieldSheet({ field, open, initial, onClose, onSave }: FieldSheetProps) {
  if (field.kind === 'department' || field.kind === 'title')
    return (
      <ProfileOptionSheet
        of={field.kind}
        open={open}
        label={field.label}
        value={initial}
        maxLength={field.max_length}
        onClose={onClose}
        onChoose={onSave}
      />
    )
  return (
    <Sheet open={open} onClose={onClose} title={field.label}>
      <FieldForm field={field} initial={initial} onSave={onSave} />
    </Sheet>
  )
}

function FieldForm({ field, initial, onSave }: Pick<FieldSheetProps, 'field' | 'initial' | 'onSave'>) {
  const text = useText(personText)
  const language = useLanguage()
  const form = useForm({
    initial: () => ({ [field.key]: initial }),
    faultsOf: (values) => faultsInLanguage(faultsIn([field], values), language),
    showFaults: 'tried',
    onSubmit: (values) => onSave((values[field.key] ?? '').trim()),
  })

  return (
    <form className="field-sheet" {...form.props}>
      <AskedField field={field} {...form.bind(field.key)} />
      <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
        {text.save}
      </Button>
    </form>
  )
}
