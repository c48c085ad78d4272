import { Input } from 'antd'
import { lazy, Suspense, useState } from 'react'

export type PeriodProps = {
  label: string
  placeholders: [from: string, until: string]
  /** `2026-01-01,2026-01-31`; each may be empty. */
  value: string
  onChange: (value: string) => void
}

/** Calendars are large, and most lists are read without one. */
const PeriodPicker = lazy(async () => ({ default: (await import('./period-picker.tsx')).PeriodPicker }))

export function PeriodFilter(props: PeriodProps) {
  const [isFocused, setIsFocused] = useState(false)
  const input = (
    <Input
      readOnly
      style={{ width: 240 }}
      aria-label={props.label}
      placeholder={props.placeholders.join(' → ')}
      value={props.value === '' ? '' : props.value.replace(',', ' → ')}
      onFocus={() => setIsFocused(true)}
    />
  )
  if (!isFocused) return input
  return (
    <Suspense fallback={input}>
      <PeriodPicker {...props} />
    </Suspense>
  )
}
