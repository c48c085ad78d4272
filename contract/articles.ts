import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'
import { informationItem } from './items.ts'

export const articleDetail = z.extend(informationItem, {
  intro: z.string(),
  source: z.string(),
  /** Rich text, cleaned by the server. */
  content: z.string(),
  view_num: z.int(),
  /** Empty for an article that belongs to no disease. */
  disease_name: z.string(),
  /** The latest others on the same disease, then of the same subject. */
  related: z.array(informationItem),
})

export const articleCalls = {
  detail: defineCall({
    id: 'information.detail',
    path: '/api/web/v2/information/detail',
    about: 'One article with its text and related ones. A view is counted once a visit.',
    input: z.object({ information_id: id }),
    output: articleDetail,
  }),
}

export type ArticleDetail = z.infer<typeof articleDetail>
