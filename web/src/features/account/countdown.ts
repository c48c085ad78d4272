import { useEffect, useState } from 'react'
import { smsLockSeconds } from '#contract/account.ts'

const key = 'sms_locked_until'

const readEnd = () => {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}

export const secondsLeft = (end: number, now: number) =>
  Math.min(Math.max(Math.ceil((end - now) / 1000), 0), smsLockSeconds)

/** The lock of the send button. It survives a reload, because the server's lock does too. */
export function useSmsCountdown() {
  const [left, setLeft] = useState(() => secondsLeft(readEnd(), Date.now()))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft(secondsLeft(readEnd(), Date.now())), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = () => {
    try {
      sessionStorage.setItem(key, String(Date.now() + smsLockSeconds * 1000))
    } catch {
      // Without a store the countdown still runs until the page is left.
    }
    setLeft(smsLockSeconds)
  }
  return { left, start }
}
