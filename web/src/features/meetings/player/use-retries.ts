import { useEffect, useState } from 'react'

const waitMs = 2000
/** A video that fails this often does not fail because of the line. */
const mostTries = 10

type Retried = {
  /** Identifies the video; each has its own tries. */
  key: string
  hasFailed: boolean
  retry: () => void
}

/** On a slow line a video that broke off goes on by itself. Returns whether it is about to. */
export function useRetries({ key, hasFailed, retry }: Retried): boolean {
  const [tries, setTries] = useState({ key, count: 0 })
  const count = tries.key === key ? tries.count : 0
  const isRetrying = hasFailed && count < mostTries
  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setTimeout(() => {
      setTries({ key, count: count + 1 })
      retry()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isRetrying, key, count, retry])
  return isRetrying
}
