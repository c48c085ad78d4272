import { useEffect, useRef } from 'react'
import type { Draft } from '#web/platform/draft.ts'

/** Writes the draft as its value changes. Returns what forgets it once it is sent. */
export function useDraft<Value>(draft: Draft<Value>, value: NonNullable<Value>): () => void {
  const isSentRef = useRef(false)
  useEffect(() => {
    if (!isSentRef.current) draft.set(value)
  }, [draft, value])
  return () => {
    isSentRef.current = true
    draft.clear()
  }
}
