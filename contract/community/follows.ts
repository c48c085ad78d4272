import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, page, paged } from '../wire/fields.ts'
import { doctorItem, listItem } from '../wire/items.ts'

export const followKinds = ['doctor', 'college', 'company', 'department'] as const

export type FollowKind = (typeof followKinds)[number]

export const followFailures = defineFailures({
  alreadyFollowed: [4731, '已关注该专家，换一个试试', 'already followed this expert, try another'],
})

export const followPageSize = 20

const kind = z.enum(followKinds)

export const followState = z.object({
  is_follow: bit,
  /** The follower count. */
  follow_num: z.int(),
})

/** Something new, with the followed thing because of which it is shown. */
export const followItem = z.extend(listItem, {
  from_kind: kind,
  from_id: z.int(),
  from_name: z.string(),
  from_cover: z.string(),
})

const attentionType = z.codec(z.enum(['1', '2']), z.union([z.literal(1), z.literal(2)]), {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

export const followCalls = {
  attention: defineCall({
    id: 'doctor.attention',
    path: '/api/web/v2/doctorhomepage/attention',
    access: 'member',
    about: 'Follows a doctor (`type` 1) or unfollows them (2). Following twice is rejected.',
    input: z.object({ doctor_id: id, type: z._default(attentionType, 1) }),
    output: followState,
  }),
  set: defineCall({
    id: 'follow.set',
    path: '/api/web/v2/follow/set',
    access: 'member',
    about: 'Follows or unfollows a doctor, subject, company or department; may be repeated.',
    input: z.object({ kind, item_id: id, is_follow: flag }),
    output: followState,
  }),
  state: defineCall({
    id: 'follow.state',
    path: '/api/web/v2/follow/state',
    about: 'Whether the caller follows something, and its follower count.',
    input: z.object({ kind, item_id: id }),
    output: followState,
  }),
  content: defineCall({
    id: 'follow.content',
    path: '/api/web/v2/follow/content',
    access: 'member',
    about: 'What is new from what the caller follows, 20 a page, latest first; each item once.',
    input: z.object({ page }),
    output: paged(followItem),
  }),
  suggestions: defineCall({
    id: 'follow.suggestions',
    path: '/api/web/v2/follow/suggestions',
    about:
      'Experts worth following: those of the followed subjects first, then those with the most followers.',
    input: z.object({}),
    output: z.array(doctorItem),
  }),
}

export type FollowItem = z.infer<typeof followItem>
