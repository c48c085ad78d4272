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
  /** How many follow it. */
  follow_num: z.int(),
})

/** Something new, and because of what one follows it is shown. */
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
    about: 'Follows a doctor (`type` 1) or no longer does (2). Following twice is refused.',
    input: z.object({ doctor_id: id, type: z._default(attentionType, 1) }),
    output: followState,
  }),
  set: defineCall({
    id: 'follow.set',
    path: '/api/web/v2/follow/set',
    access: 'member',
    about: 'Follows a doctor, subject, company or department, or no longer does; as often as one likes.',
    input: z.object({ kind, item_id: id, is_follow: flag }),
    output: followState,
  }),
  state: defineCall({
    id: 'follow.state',
    path: '/api/web/v2/follow/state',
    about: 'Whether the caller follows something, and how many do.',
    input: z.object({ kind, item_id: id }),
    output: followState,
  }),
  content: defineCall({
    id: 'follow.content',
    path: '/api/web/v2/follow/content',
    access: 'member',
    about: 'What is new from what the caller follows, 20 a page, the latest first; each item once.',
    input: z.object({ page }),
    output: paged(followItem),
  }),
  suggestions: defineCall({
    id: 'follow.suggestions',
    path: '/api/web/v2/follow/suggestions',
    about: 'Experts worth following: of the followed subjects first, then those whom most follow.',
    input: z.object({}),
    output: z.array(doctorItem),
  }),
}

export type FollowItem = z.infer<typeof followItem>
