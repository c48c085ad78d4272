import type { KeyboardEvent } from 'react'

/** Enter in a field of one line neither saves nor does anything else. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as Element).matches('input')) event.preventDefault()
}
