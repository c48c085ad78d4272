import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { mostGiftSeats } from '../wire/gift-seats.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, line, page, paged } from '../wire/fields.ts'
import { courseTypes } from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'

export const giftFailures = defineFailures({
  codeMissing: [6440, '赠送码不存在', 'this gift code does not exist'],
  codeTaken: [6441, '赠送码已被领取', 'this gift code was taken already'],
  codeReturned: [6442, '赠送码已退回，不能领取', 'this gift code was given back and cannot be taken'],
})

/** Held: asked to be given back, until that is decided. */
export const giftStates = { unused: 1, taken: 2, held: 3, returned: 4 } as const

export const giftLimits = { seats: mostGiftSeats, code: 12 } as const

/** A code of an order for others. */
const giftCode = z.object({
  code: z.string(),
  state: oneOf(giftStates),
  order_id: z.int(),
  production_id: z.int(),
  course_type: oneOf(courseTypes),
  title: contentText,
  /** Who has taken it, and when; empty until then. */
  taker_name: z.string(),
  taken_at: z.string(),
})

const gift = z.object({
  state: oneOf(giftStates),
  production_id: z.int(),
  course_type: oneOf(courseTypes),
  title: contentText,
  cover: z.string(),
  doctor_name: z.string(),
  giver_name: z.string(),
  /** The caller has taken it. */
  is_mine: bit,
})

const code = line(20).check(z.minLength(1), z.toUpperCase())

export const giftCalls = {
  codes: defineCall({
    id: 'gift.codes',
    path: '/api/web/v2/gift/codes',
    about: 'The codes of what the caller has bought for others, latest order first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(giftCode),
  }),
  detail: defineCall({
    id: 'gift.detail',
    path: '/api/web/v2/gift/detail',
    about: 'What somebody with a code is given, and by whom.',
    input: z.object({ code }),
    output: gift,
  }),
  take: defineCall({
    id: 'gift.take',
    path: '/api/web/v2/gift/take',
    about: 'Takes what a code gives: from then on the caller may watch it. Taking it again changes nothing.',
    access: 'member',
    input: z.object({ code }),
    output: gift,
  }),
}

export type GiftCode = z.infer<typeof giftCode>
export type Gift = z.infer<typeof gift>
