import { useEffect, useState } from 'react'
import { nextPickupStepMs } from '#contract/commerce/pickup-code.ts'
import type { SavedVoucher } from './saved-vouchers.ts'
import { signCode } from './sign-code.ts'

/** The code to show now; it renews itself, with or without a network. */
export function useShownCode({ voucher, offsetMs }: SavedVoucher): string {
  const [now, setNow] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    const handleTime = () => setNow(Date.now() + offsetMs)
    const timer = setTimeout(handleTime, nextPickupStepMs(now))
    // Timers of a sleeping phone are late.
    document.addEventListener('visibilitychange', handleTime)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleTime)
    }
  }, [now, offsetMs])
  return signCode(voucher, now)
}
