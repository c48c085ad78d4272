import { pickupStates } from '#contract/commerce/coffee.ts'
import type { CounterItem, Offer, OwnPickup, Pickup } from '#contract/commerce/coffee.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'
import type { OfferRow } from './campaigns.queries.ts'
import { faultOfClaim, leftOf, statusOf } from './coffee.policy.ts'
import type { CounterRow } from './counters.queries.ts'
import { proofKeyOf } from './pickup-proof.ts'
import type { VoucherRow } from './vouchers.queries.ts'

export const presentCounter = ({ id, name, address }: CounterRow): CounterItem => ({
  counter_id: id,
  name,
  address,
})

export function presentOffer(
  { campaign, claimedToday }: OfferRow,
  counters: CounterRow[],
  { voucher, language }: { voucher: OwnPickup | undefined; language: Language },
): Offer {
  const fault = faultOfClaim(campaign, claimedToday, new Date())
  return {
    campaign_id: campaign.id,
    title: campaign.title,
    item: campaign.item,
    intro: campaign.intro,
    begin_time: shanghaiTime(campaign.begins_at),
    end_time: shanghaiTime(campaign.ends_at),
    expire_at: shanghaiTime(campaign.expires_at),
    left: leftOf(campaign, claimedToday),
    status: voucher?.status ?? pickupStates.toClaim,
    refusal: fault?.[language] ?? '',
    counters: counters.map(presentCounter),
    voucher: voucher ?? null,
  }
}

export const presentPickup = (row: VoucherRow): Pickup => ({
  campaign_id: row.voucher.campaign_id,
  title: row.title,
  item: row.item,
  pickup_code: row.voucher.pickup_code,
  status: statusOf(row),
  expire_at: shanghaiTime(row.expiresAt),
  truename: maskName(row.truename),
  counter_id: row.boundCounter?.id ?? 0,
  counter_name: row.boundCounter?.name ?? '',
  used_at: row.voucher.redeemed_at ? shanghaiTime(row.voucher.redeemed_at) : '',
  used_counter: row.usedCounter ?? '',
})

export const presentOwnPickup = (row: VoucherRow, counters: CounterRow[], vault: Vault): OwnPickup => ({
  ...presentPickup(row),
  proof_key: statusOf(row) === pickupStates.claimed ? proofKeyOf(vault, row.voucher.id) : '',
  counters: counters.map(presentCounter),
  time: Date.now(),
})
