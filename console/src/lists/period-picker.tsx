import dayjs from 'dayjs'
import { LocalDatePicker } from '../date-picker.ts'

export type PeriodProps = {
  label: string
  placeholders: [from: string, until: string]
  /** `2026-01-01,2026-01-31`; each may be empty. */
  value: string
  onChange: (value: string) => void
}

export function PeriodPicker({ label, placeholders, value, onChange }: PeriodProps) {
  const [from = '', until = ''] = value.split(',')
  return (
    <LocalDatePicker.RangePicker
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the input that was focused
      autoFocus
      defaultOpen
      allowEmpty={[true, true]}
      placeholder={placeholders}
      value={[from === '' ? null : dayjs(from), until === '' ? null : dayjs(until)]}
      onChange={(days) => {
        const [first, last] = days?.map((day) => day?.format('YYYY-MM-DD') ?? '') ?? ['', '']
        onChange(first === '' && last === '' ? '' : `${first},${last}`)
      }}
    />
  )
}
