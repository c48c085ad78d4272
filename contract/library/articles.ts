import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id, json, nothing, page, paged, onOff } from '../wire/fields.ts'
import { informationItem } from '../wire/items.ts'
import { markState } from '../community/marks.ts'

export const articleDetail = z.extend(informationItem, {
  intro: contentText,
  source: z.string(),
  /** The doctor who wrote it, 0 for the editors. */
  doctor_id: z.int(),
  /** Rich text, cleaned by the server. */
  content: z.string(),
  view_num: z.int(),
  share_num: z.int(),
  /** Empty for an article without a disease. */
  disease_name: z.string(),
  ...markState.shape,
  /** The latest other articles on the same disease, then of the same subject. */
  related: z.array(informationItem),
})

export const collectedArticle = z.extend(informationItem, { intro: contentText, collect_time: z.string() })

const ofArticle = z.object({ information_id: id })

export const articleCalls = {
  detail: defineCall({
    id: 'information.detail',
    path: '/api/web/v2/information/detail',
    countsVisit: true,
    about: 'One article with its text and related ones. A view is counted once per visit.',
    input: ofArticle,
    output: articleDetail,
  }),
  praise: defineCall({
    id: 'information.praise',
    path: '/api/web/v2/information/praise',
    about: 'Likes an article (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.object({ information_id: id, type: z._default(onOff, true) }),
    output: markState,
  }),
  collect: defineCall({
    id: 'information.collect',
    path: '/api/web/v2/information/collect',
    about: 'Adds an article to the favorites, once.',
    access: 'member',
    input: ofArticle,
    output: markState,
  }),
  unsetCollect: defineCall({
    id: 'information.unsetcollect',
    path: '/api/web/v2/information/unsetcollect',
    about: 'Removes an article from the favorites, whether or not it was there.',
    access: 'member',
    input: ofArticle,
    output: markState,
  }),
  batchUnsetCollect: defineCall({
    id: 'information.batchunsetcollect',
    path: '/api/web/v2/information/batchunsetcollect',
    about: 'Removes several articles from the favorites; `information_ids` is a JSON list of up to 200.',
    access: 'member',
    input: z.object({
      information_ids: json(z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(200))),
    }),
    output: nothing,
  }),
  collectList: defineCall({
    id: 'information.getcollectlist',
    path: '/api/web/v2/information/getcollectlist',
    about: 'The caller’s favorite articles, 20 a page, most recently added first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(collectedArticle),
  }),
  share: defineCall({
    id: 'information.share',
    path: '/api/web/v2/information/share',
    about: 'The texts of a shared link to an article. The share is counted once per visit.',
    input: ofArticle,
    output: z.object({
      title: contentText,
      description: contentText,
      image: z.string(),
      path: z.string(),
      share_num: z.int(),
    }),
  }),
  hot: defineCall({
    id: 'information.gethotinformation',
    path: '/api/web/v2/information/gethotinformation',
    about: 'The ten most read articles of all, or of one subject.',
    input: z.object({ college_id: z._default(id, 0) }),
    output: z.array(z.extend(informationItem, { view_num: z.int() })),
  }),
}

export type ArticleDetail = z.infer<typeof articleDetail>
export type CollectedArticle = z.infer<typeof collectedArticle>
