import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id } from '../wire/fields.ts'

export const adDetail = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  /** Rich text, cleaned by the server. */
  content: z.string(),
  advertiser: z.string(),
  /** A path of this site or an address elsewhere; empty for none. */
  link: z.string(),
  /** For operators alone. */
  counts: z.nullable(z.object({ show_num: z.int(), click_num: z.int() })),
})

export const adCalls = {
  detail: defineCall({
    id: 'ad.detail',
    path: '/api/web/v2/ad/detail',
    about: 'An advertisement. That it was shown is counted once a visit.',
    input: z.object({ id }),
    output: adDetail,
  }),
  click: defineCall({
    id: 'ad.click',
    path: '/api/web/v2/ad/click',
    about: 'Somebody follows the link of an advertisement; counted once a visit.',
    input: z.object({ id }),
    output: z.object({}),
  }),
}

export type AdDetail = z.infer<typeof adDetail>
