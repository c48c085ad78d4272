import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id } from '../wire/fields.ts'
import { doctorItem, productionItem } from '../wire/items.ts'
import { captionItem, clarityItem } from '../wire/video.ts'

export const episode = z.object({
  episode_id: z.int(),
  title: z.string(),
  seconds: z.int(),
  /** Paid works only: may be watched before paying. */
  is_trial: bit,
  /** The address of an mp4 or an HLS playlist. Empty if the caller may not watch it. */
  video: z.string(),
  /** More addresses by clarity; empty if `video` is the only one. */
  clarities: z.array(clarityItem),
  captions: z.array(captionItem),
})

export const productionDetail = z.extend(productionItem, {
  intro: z.string(),
  doctor: doctorItem,
  episodes: z.array(episode),
  /** Other works of the same doctor, latest first. */
  others: z.array(productionItem),
})

export const courseCalls = {
  detail: defineCall({
    id: 'doctorhomepage.productiondetail',
    path: '/api/web/v2/doctorhomepage/productiondetail',
    countsVisit: true,
    about:
      'One work, single or series, with its episodes. Episodes that the caller may not watch come without an address. A view is counted once per visit.',
    input: z.object({ production_id: id }),
    output: productionDetail,
  }),
}

export type Episode = z.infer<typeof episode>
export type ProductionDetail = z.infer<typeof productionDetail>
