import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import { HospitalField } from '#web/features/people/profile/fields/hospital-field.tsx'
import { OptionField } from '#web/features/people/profile/fields/option-field.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { editText } from '../edit-text.ts'
import type { BindField } from '../edit-values.ts'
import { homepagePaths } from '#web/paths/doctor-homepage.ts'

/** What the card of a doctor shows. */
export function CardFields({ bind, name }: { bind: BindField; name: string }) {
  const text = useText(editText)
  return (
    <>
      <Field label={text.name} value={name} onValue={() => undefined} readOnly hint={text.nameNote} />
      <CardOption of="title" bind={bind} />
      <HospitalField
        {...bind('hospital')}
        label={text.hospital}
        maxLength={homepageLimits.hospital}
        required
      />
      <CardOption of="department" bind={bind} />
      <div className="homepage-form-other">
        <ListRow title={text.toHomepage} href={homepagePaths.editHomepage} />
      </div>
    </>
  )
}

function CardOption({ of, bind }: { of: 'title' | 'department'; bind: BindField }) {
  const text = useText(editText)
  const { value, onValue, error } = bind(of)
  return <OptionField of={of} label={text[of]} value={value} onValue={onValue} {...(error && { error })} />
}
