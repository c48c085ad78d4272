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
  /** A path of this site or an external address; empty for none. */
  link: z.string(),
  /** For operators only. */
  counts: z.nullable(z.object({ show_num: z.int(), click_num: z.int() })),
})

/** An advertisement in a list. */
export const adItem = z.object({
  ads_id: z.int(),
  img: z.string(),
  title: z.string(),
  ads_link: z.string(),
})

export const adCalls = {
  detail: defineCall({
    id: 'ad.detail',
    path: '/api/web/v2/ad/detail',
    countsVisit: true,
    about: 'An advertisement. Showing it is counted once per visit.',
    input: z.object({ id }),
    output: adDetail,
  }),
  click: defineCall({
    id: 'ad.click',
    path: '/api/web/v2/ad/click',
    about: 'Counts a click on the link of an advertisement, once per visit.',
    input: z.object({ id }),
    output: z.object({}),
  }),
}

export type AdItem = z.infer<typeof adItem>
export type AdDetail = z.infer<typeof adDetail>
