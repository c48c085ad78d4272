import { useEffect, useState } from 'react'

const waitMs = 2000

type Retried = {
  /** Identifies the video; each has its own tries. */
  key: string
  hasFailed: boolean
  /** A video that fails more often does not fail because of the line. */
  mostTries: number
  retry: () => void
}

/** On a bad line a video that broke off goes on by itself. Returns whether it is about to. */
export function useRetries({ key, hasFailed, mostTries, retry }: Retried): boolean {
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
