import type { WorkValues } from './work-values.ts'

/** The props that the form gives a field. */
export type BindField = (field: keyof WorkValues) => {
  name: string
  value: string
  onValue: (value: string) => void
  onBlur: () => unknown
  error: string | undefined
}
