import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json } from '../wire/fields.ts'

export const announcementFailures = defineFailures({
  nobody: [5152, '没有符合条件的收件人', 'there is nobody to send this to'],
  notDraft: [5153, '只有草稿可以修改', 'only a draft can be changed'],
})

/** Where operators may send a message besides the inbox. An SMS says nothing but that there is a message, and costs money. */
export const announcementChannels = ['app', 'web', 'wechat', 'mail'] as const

const few = 200
const texts = z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(few)), [])
const ids = z._default(z.array(z.int()).check(z.maxLength(few)), [])

/** Whom a message is for: who fits all of these. What is empty leaves nobody out. */
export const audience = z.object({
  /** User types. */
  identities: texts,
  /** Of the hospital. */
  provinces: texts,
  /** The subject of the doctor's homepage, or the one chosen for the home page. */
  subjects: ids,
  /** A part of the name of the department. */
  department: z._default(z.string().check(z.maxLength(40)), ''),
  titles: texts,
  is_verified: z._default(z.boolean(), false),
  /** Members of one of these unions. */
  unions: ids,
  /** These alone. */
  people: ids,
})
export type Audience = z.output<typeof audience>

export const announcementCalls = {
  count: defineCall({
    id: 'console.audience',
    path: '/api/console/audience',
    about:
      'How many people a message with this audience would reach now, and how many of them by each channel.',
    access: 'operator',
    right: 'messages.send',
    input: z.object({ audience: json(audience) }),
    output: z.object({
      people: z.int(),
      /** Who can be reached there and has not switched it off. */
      channels: z.record(z.enum(announcementChannels), z.int()),
    }),
  }),
}
