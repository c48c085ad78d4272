import { checkinFields } from '#contract/meetings/checkin.ts'
import type { AskedField, CheckinField } from '#contract/meetings/checkin.ts'
import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { meetingSettingText } from '../text.ts'

type FormFieldsProps = { fields: readonly AskedField[]; onChange: (fields: AskedField[]) => void }

/** The fields of the check-in form. The name is always required: nobody could be greeted without it. */
export function FormFields({ fields, onChange }: FormFieldsProps) {
  const text = useText(meetingSettingText)
  const names = useText(checkinFieldNames)
  const asked = new Map(fields.map(({ field, required }) => [field, required]))

  function set(field: CheckinField, required: 0 | 1 | undefined) {
    const next = new Map(asked)
    if (required === undefined) next.delete(field)
    else next.set(field, required)
    // Sorted in the order in which the form shows them.
    onChange(
      checkinFields.flatMap((one) => {
        const required = next.get(one)
        return required === undefined ? [] : [{ field: one, required }]
      }),
    )
  }

  return (
    <fieldset className="meeting-settings meeting-settings-fields">
      <legend className="visually-hidden">{text.fields}</legend>
      <p className="meeting-settings-note">{text.fieldsNote}</p>
      <ul className="meeting-settings-list">
        {checkinFields.map((field) => {
          const required = asked.get(field)
          const isName = field === 'real_name'
          return (
            <li key={field} className="meeting-settings-row">
              <Checkbox
                checked={required !== undefined}
                disabled={isName}
                onChange={(isOn) => set(field, isOn ? 1 : undefined)}
              >
                {names[field]}
              </Checkbox>
              {isName && <span className="meeting-settings-note">{text.always}</span>}
              {required !== undefined && !isName && (
                <Chip pressed={required === 1} onPress={() => set(field, required === 1 ? 0 : 1)}>
                  {required === 1 ? text.required : text.optional}
                </Chip>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
