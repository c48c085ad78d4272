import { pickupStates } from '#contract/commerce/coffee.ts'
import type { OwnPickup } from '#contract/commerce/coffee.ts'
import { createKept, deviceArea, fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'

/** A voucher as the server gave it, and how far the clock of the server is from this device's. */
export type SavedVoucher = { voucher: OwnPickup; offsetMs: number }

const areaOf = (userid: string, area: StorageArea = deviceArea) =>
  createKept(area, `coffee_vouchers_${userid}`, (stored) =>
    Array.isArray(stored) ? stored.filter(isSavedVoucher) : [],
  )

/** What the user has claimed, for when there is no network. What has expired is not shown. */
export const readSavedVouchers = (userid: string, area?: StorageArea, now = Date.now()): SavedVoucher[] =>
  areaOf(userid, area)
    .get()
    .filter(({ voucher, offsetMs }) => shanghaiMoment(voucher.expire_at) > now + offsetMs)

/** Takes over what the server said of some vouchers: those that can be redeemed stay on this device, the others go. */
export function saveVouchers(
  userid: string,
  known: { vouchers: readonly OwnPickup[]; knownAt: number },
  area?: StorageArea,
): void {
  const named = new Set(known.vouchers.map(({ campaign_id }) => campaign_id))
  const others = readSavedVouchers(userid, area, known.knownAt).filter(
    ({ voucher }) => !named.has(voucher.campaign_id),
  )
  const fresh = known.vouchers
    .filter(({ status }) => status === pickupStates.claimed)
    .map((voucher) => ({ voucher, offsetMs: voucher.time - known.knownAt }))
  areaOf(userid, area).set([...fresh, ...others])
}

/** A later version may have stored something else. */
function isSavedVoucher(stored: unknown): stored is SavedVoucher {
  const { voucher, offsetMs } = fieldsOf(stored)
  const { pickup_code, proof_key, expire_at, counters } = fieldsOf(voucher)
  return (
    typeof offsetMs === 'number' &&
    [pickup_code, proof_key, expire_at].every((field) => typeof field === 'string') &&
    Array.isArray(counters)
  )
}
