import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, line } from '../wire/fields.ts'
import { courseTypes } from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'

export const groupFailures = defineFailures({
  groupMissing: [6443, '拼团不存在', 'there is no such group'],
  groupOver: [6444, '该拼团已满或已结束', 'this group is full or over'],
  alreadyMember: [6445, '您已参加该作品的拼团', 'you are in a group for this work already'],
  notOffered: [6446, '该作品不支持拼团', 'this work has no group price'],
  offerExists: [6447, '该作品已有拼团价', 'this work has a group price already'],
  priceTooHigh: [6448, '拼团价应低于作品价格', 'the group price has to be below the price of the work'],
})

/** Open until it is full or its time is over; then its members get their money back. */
export const groupStates = { open: 1, complete: 2, over: 3 } as const

export const groupLimits = { least: 2, most: 50, hours: 72, shownOpen: 3 } as const

/** A group of people who buy a work together. */
export const groupBrief = z.object({
  code: z.string(),
  state: oneOf(groupStates),
  size: z.int(),
  joined: z.int(),
  price: z.string(),
  /** `YYYY-MM-DD HH:mm` in Shanghai. */
  deadline: z.string(),
  opener_name: z.string(),
})

const group = z.extend(groupBrief, {
  production_id: z.int(),
  course_type: oneOf(courseTypes),
  title: contentText,
  cover: z.string(),
  doctor_name: z.string(),
  /** What it costs alone. */
  single_price: z.string(),
  is_member: bit,
})

export const groupCalls = {
  offer: defineCall({
    id: 'group.offer',
    path: '/api/web/v2/group/offer',
    about: 'The group price of a work and the groups that can be joined; `offer` is null if there is none.',
    input: z.object({ production_id: id }),
    output: z.object({
      offer: z.nullable(z.object({ price: z.string(), size: z.int(), hours: z.int() })),
      groups: z.array(groupBrief),
    }),
  }),
  detail: defineCall({
    id: 'group.detail',
    path: '/api/web/v2/group/detail',
    about: 'One group, for those who got its address.',
    input: z.object({ code: line(20).check(z.minLength(1), z.toUpperCase()) }),
    output: group,
  }),
}

export type GroupBrief = z.infer<typeof groupBrief>
export type Group = z.infer<typeof group>
