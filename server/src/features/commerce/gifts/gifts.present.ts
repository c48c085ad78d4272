import type { Gift, GiftCode } from '#contract/commerce/gifts.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CodeRow, GiftRow } from './gifts.queries.ts'

export const presentCode = ({ gift, work, taker }: CodeRow): GiftCode => ({
  code: gift.code,
  state: gift.state,
  order_id: gift.order_id,
  production_id: gift.production_id,
  course_type: work.course_type,
  title: work.title,
  taker_name: taker ?? '',
  taken_at: gift.taken_at ? shanghaiTime(gift.taken_at) : '',
})

export const presentGift = ({ gift, work, doctor, giver }: GiftRow, userId: number | undefined): Gift => ({
  state: gift.state,
  production_id: gift.production_id,
  course_type: work.course_type,
  title: work.title,
  cover: work.cover,
  doctor_name: doctor.name,
  giver_name: giver ?? '',
  is_mine: asBit(userId !== undefined && gift.taker_id === userId),
})
