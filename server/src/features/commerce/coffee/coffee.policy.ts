import { pickupFailures, pickupStates } from '#contract/commerce/coffee.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import type { VoucherRow } from './vouchers.queries.ts'

/** How many vouchers are left now. */
export function leftOf(campaign: CampaignRow, claimedToday: number): number {
  const left = campaign.stock - campaign.claimed_count
  return campaign.day_limit === 0 ? left : Math.max(0, Math.min(left, campaign.day_limit - claimedToday))
}

/** Why nobody can claim a campaign now; undefined if they can. */
export function faultOfClaim(campaign: CampaignRow, claimedToday: number, now: Date): Failure | undefined {
  if (campaign.stopped_at || now >= campaign.ends_at) return pickupFailures.campaignOver
  if (now < campaign.begins_at) return pickupFailures.campaignNotYet
  if (campaign.claimed_count >= campaign.stock) return pickupFailures.stockOut
  return leftOf(campaign, claimedToday) === 0 ? pickupFailures.dayOut : undefined
}

export function statusOf({ voucher, expiresAt }: VoucherRow, now = new Date()): OneOf<typeof pickupStates> {
  if (voucher.redeemed_at) return pickupStates.redeemed
  return now >= expiresAt ? pickupStates.expired : pickupStates.claimed
}

type Redeeming = {
  counterId: number
  /** The counter takes part in the campaign. */
  isOffered: boolean
  at: Date
  /** Handed out without a network and reported later. */
  isLate: boolean
}

/** Why a counter does not redeem a voucher, and what more there is to say; undefined if it does. */
export function faultOfRedeeming(
  row: VoucherRow,
  { counterId, isOffered, at, isLate }: Redeeming,
): { failure: Failure; detail?: string } | undefined {
  const { voucher, expiresAt, boundCounter } = row
  if (!isOffered) return { failure: pickupFailures.notOffered }
  if (voucher.redeemed_at) return { failure: pickupFailures.redeemedBefore, detail: useOf(row) }
  if (at >= expiresAt) return { failure: pickupFailures.voucherExpired, detail: shanghaiTime(expiresAt) }
  if (boundCounter && boundCounter.id !== counterId)
    return { failure: pickupFailures.otherCounter, detail: boundCounter.name }
  if (isLate && !boundCounter) return { failure: pickupFailures.boundOnly }
  return undefined
}

/** When and where a voucher was redeemed. */
const useOf = ({ voucher, usedCounter }: VoucherRow) =>
  `${shanghaiTime(voucher.redeemed_at!)} ${usedCounter ?? ''}`.trim()

const hourMs = 3600_000
/** The owner is told a day before; who claims later than that, two hours before. */
const warningHours = [24, 2]

/** When the owner of a voucher hears that it is about to expire; undefined if it was claimed too late for that. */
export const warningTime = (expiresAt: Date, claimedAt: Date): Date | undefined =>
  warningHours.map((hours) => new Date(expiresAt.getTime() - hours * hourMs)).find((time) => time > claimedAt)
