import { useEffect, useState } from 'react'

const stillMs = 200

/** A text once it has been still for a moment. */
export function useDebounced(text: string): string {
  const [still, setStill] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), stillMs)
    return () => clearTimeout(timer)
  }, [text])
  return still
}
