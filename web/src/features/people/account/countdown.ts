import { useEffect, useState } from 'react'
import { smsLockSeconds } from '#contract/people/account.ts'
import { createKept, tabArea } from '#web/platform/kept.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'

const lockEnd = (scene: string) =>
  createKept(tabArea, `sms_locked_until_${scene}`, (stored) => Number(stored ?? 0))

export const secondsLeft = (end: number, now: number) =>
  Math.min(Math.max(Math.ceil((end - now) / 1000), 0), smsLockSeconds)

/** The lock of a send button. It survives a reload, because the server's lock does too. */
export function useSmsCountdown(scene: string) {
  const isInBrowser = useInBrowser()
  const [left, setLeft] = useState(() => secondsLeft(lockEnd(scene).get(), Date.now()))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft(secondsLeft(lockEnd(scene).get(), Date.now())), 250)
    return () => clearInterval(timer)
  }, [isRunning, scene])
  const start = () => {
    lockEnd(scene).set(Date.now() + smsLockSeconds * 1000)
    setLeft(smsLockSeconds)
  }
  return { left: isInBrowser ? left : 0, start }
}
