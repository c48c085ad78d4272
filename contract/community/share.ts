import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id, nothing, page, paged, words } from '../wire/fields.ts'

export const sharePageSize = 20

/** The query parameter that names the person whose link was followed. */
export const shareMark = 'sid'

const sid = z.string().check(z.regex(/^[\w-]{8,32}$/))

/** A path of this site: `//host` and `/\host` would lead to another one. */
const ownPath = words(500).check(z.regex(/^\/(?![/\\])/))

/** Named by the page that is shared. */
const sharedType = z.string()

export const shareLink = z.object({
  sid: z.string(),
  item_type: sharedType,
  item_id: z.int(),
  title: z.string(),
  path: z.string(),
  share_time: z.string(),
  /** Distinct visitors who came through the link, without the sharer. */
  visit_num: z.int(),
})

export const shareCalls = {
  subject: defineCall({
    id: 'home.collegeShareConfig',
    method: 'GET',
    path: '/api/web/v2/home/collegeshareconfig',
    about: 'What a shared link to a subject shows.',
    input: z.object({ college_id: z._default(id, 0) }),
    output: z.object({ logo: z.string(), name: z.string(), desc: z.string() }),
  }),
  link: defineCall({
    id: 'share.link',
    path: '/api/web/v2/share/link',
    access: 'member',
    about: 'The share mark of the caller for one shared thing; always the same.',
    input: z.object({
      item_type: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
      item_id: id,
      title: words(300),
      path: ownPath,
    }),
    output: shareLink,
  }),
  visit: defineCall({
    id: 'share.visit',
    path: '/api/web/v2/share/visit',
    about: 'Records that somebody came through a shared link. Each visitor counts once, the sharer never.',
    input: z.object({ sid }),
    output: nothing,
  }),
  mine: defineCall({
    id: 'share.mine',
    path: '/api/web/v2/share/mine',
    access: 'member',
    about: 'What the caller has shared and others came through, 20 a page, latest first.',
    input: z.object({ page }),
    output: paged(shareLink),
  }),
}

export type ShareLink = z.infer<typeof shareLink>
