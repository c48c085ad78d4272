import { useEffect } from 'react'
import type { OwnPickup } from '#contract/commerce/coffee.ts'
import { storage } from '#web/platform/storage.ts'
import { saveVouchers } from './saved-vouchers.ts'

/** Saves what the server says of vouchers on this device, for when there is no network. */
export function useSavedVouchers(vouchers: readonly OwnPickup[] | undefined, knownAt: number): void {
  useEffect(() => {
    if (vouchers) saveVouchers(storage.get('userid'), { vouchers, knownAt })
  }, [vouchers, knownAt])
}
