import { Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { PeriodProps } from './period-picker.tsx'

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
