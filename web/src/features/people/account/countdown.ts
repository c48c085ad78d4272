import { useEffect, useState } from 'react'
import { smsLockSeconds } from '#contract/people/account.ts'

const keyOf = (scene: string) => `sms_locked_until_${scene}`

const readEnd = (scene: string) => {
  try {
    return Number(sessionStorage.getItem(keyOf(scene)) ?? 0)
  } catch {
    return 0
  }
}

export const secondsLeft = (end: number, now: number) =>
  Math.min(Math.max(Math.ceil((end - now) / 1000), 0), smsLockSeconds)

/** The lock of a send button. It survives a reload, because the server's lock does too. */
export function useSmsCountdown(scene: string) {
  const [left, setLeft] = useState(() => secondsLeft(readEnd(scene), Date.now()))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft(secondsLeft(readEnd(scene), Date.now())), 250)
    return () => clearInterval(timer)
  }, [isRunning, scene])
  const start = () => {
    try {
      sessionStorage.setItem(keyOf(scene), String(Date.now() + smsLockSeconds * 1000))
    } catch {
      // Without a store the countdown still runs until the page is left.
    }
    setLeft(smsLockSeconds)
  }
  return { left, start }
}
