import { useEffect, useState } from 'react'

/** A value once it has been still for a moment. */
export function useDebounced<Value>(value: Value, stillMs = 250): Value {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), stillMs)
    return () => clearTimeout(timer)
  }, [value, stillMs])
  return still
}
