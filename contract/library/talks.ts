import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id, nothing, page, paged } from '../wire/fields.ts'
import { doctorItem, meetingItem, productionItem } from '../wire/items.ts'

/** A subject talk is a column of a subject that doctors host: a series of meetings and recorded works. */

export const talkPageSize = 20

export const talkItem = z.object({
  column_id: z.int(),
  theme: contentText,
  cover: z.string(),
  intro: contentText,
  /** 0 for a talk of all subjects. */
  college_id: z.int(),
  college_name: z.string(),
  host_names: z.array(z.string()),
  meeting_num: z.int(),
  work_num: z.int(),
  /** When the next meeting begins; empty if there is none. */
  next_time: z.string(),
})

export const talkDetail = z.extend(talkItem, {
  hosts: z.array(doctorItem),
  upcoming: z.array(meetingItem),
  past: z.array(meetingItem),
  works: z.array(productionItem),
})

export const talkCalls = {
  home: defineCall({
    id: 'talk.home',
    path: '/api/web/v2/talk/home',
    about: 'The next meetings of all talks, and the talks they belong to.',
    input: nothing,
    output: z.object({ upcoming: z.array(meetingItem), talks: z.array(talkItem) }),
  }),
  lists: defineCall({
    id: 'talk.lists',
    path: '/api/web/v2/talk/lists',
    about: 'The talks of a subject, or of all.',
    input: z.object({ college_id: z._default(id, 0), page }),
    output: paged(talkItem),
  }),
  detail: defineCall({
    id: 'talk.detail',
    path: '/api/web/v2/talk/detail',
    about: 'One talk with its hosts, its next and past meetings and its recorded works.',
    input: z.object({ column_id: id }),
    output: talkDetail,
  }),
}

export type TalkItem = z.infer<typeof talkItem>
export type TalkDetail = z.infer<typeof talkDetail>
