import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'
import { doctorItem, productionItem } from './items.ts'

export const episode = z.object({
  episode_id: z.int(),
  title: z.string(),
  seconds: z.int(),
  /** Empty while the caller may not watch it. */
  video: z.string(),
})

export const productionDetail = z.extend(productionItem, {
  intro: z.string(),
  doctor: doctorItem,
  episodes: z.array(episode),
  /** Other works of the same doctor, the latest first. */
  others: z.array(productionItem),
})

export const courseCalls = {
  detail: defineCall({
    id: 'doctorhomepage.productiondetail',
    path: '/api/web/v2/doctorhomepage/productiondetail',
    about:
      'One work, single or series, with its episodes. Those of a paid one come without address. A view is counted once a visit.',
    input: z.object({ production_id: id }),
    output: productionDetail,
  }),
}

export type ProductionDetail = z.infer<typeof productionDetail>
