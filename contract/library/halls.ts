import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id, page, paged } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'

export const hallPageSize = 20

export const mediaKinds = { video: 1, document: 2 } as const

export const hallItem = z.object({
  hall_id: z.int(),
  hall_name: contentText,
  cover: z.string(),
  intro: contentText,
  booth_num: z.int(),
  visit_num: z.int(),
  /** The large meeting it belongs to, 0 for a product hall. */
  meeting_id: z.int(),
})

export const boothItem = z.object({
  booth_id: z.int(),
  number: z.string(),
  slogan: contentText,
  cover: z.string(),
  visit_num: z.int(),
  product_num: z.int(),
  company_id: z.int(),
  company_name: z.string(),
  company_logo: z.string(),
})

export const hallDetail = z.extend(hallItem, { meeting_title: contentText, booths: z.array(boothItem) })

export const boothProduct = z.object({
  product_id: z.int(),
  product_name: z.string(),
  cover: z.string(),
  specification: z.string(),
})

export const boothMedia = z.object({
  media_id: z.int(),
  kind: oneOf(mediaKinds),
  title: z.string(),
  url: z.string(),
  cover: z.string(),
  /** Videos only. */
  seconds: z.int(),
  /** Documents only, in bytes. */
  size: z.int(),
})

export const boothDetail = z.extend(boothItem, {
  hall_id: z.int(),
  hall_name: contentText,
  /** The electronic data package of the booth, 0 for none. */
  package_id: z.int(),
  products: z.array(boothProduct),
  media: z.array(boothMedia),
})

export const hallCalls = {
  lists: defineCall({
    id: 'hall.lists',
    path: '/api/web/v2/hall/lists',
    about: 'The exhibition halls of a large meeting; without `meeting_id` the product halls.',
    input: z.object({ meeting_id: z._default(id, 0), page }),
    output: paged(hallItem),
  }),
  detail: defineCall({
    id: 'hall.detail',
    path: '/api/web/v2/hall/detail',
    countsVisit: true,
    about: 'One hall with its booths. A visitor is counted once per visit.',
    input: z.object({ id }),
    output: hallDetail,
  }),
  booth: defineCall({
    id: 'hall.booth',
    path: '/api/web/v2/hall/booth',
    countsVisit: true,
    about: 'One booth with its products, videos and documents. A visitor is counted once per visit.',
    input: z.object({ booth_id: id }),
    output: boothDetail,
  }),
}

export type HallItem = z.infer<typeof hallItem>
export type HallDetail = z.infer<typeof hallDetail>
export type BoothItem = z.infer<typeof boothItem>
export type BoothDetail = z.infer<typeof boothDetail>
export type BoothProduct = z.infer<typeof boothProduct>
export type BoothMedia = z.infer<typeof boothMedia>
