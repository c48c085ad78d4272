import { useText } from '#web/ui/language.ts'
import { patientText } from '../patient-text.ts'
import './consultation-form.css'

const two = (count: number) => String(count).padStart(2, '0')

/** Whether what is typed is safe. */
export function AutosaveNote({ savedAt, hasFailed }: { savedAt: Date | undefined; hasFailed: boolean }) {
  const text = useText(patientText)
  const time = savedAt && `${two(savedAt.getHours())}:${two(savedAt.getMinutes())}`
  return (
    <output className="consultation-form-note">
      {hasFailed ? text.notSaved : time ? text.autosaved(time) : ''}
    </output>
  )
}
