import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { count, id, nothing, page, paged, text, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { courseTypes } from '../wire/items.ts'

/** What has videos to take notes on: the parts of a meeting are its recordings, those of a work its lessons. */
export const notedTypes = ['meeting', 'production'] as const

export type NotedType = (typeof notedTypes)[number]

export const noteLimits = { length: 1000, perItem: 500 } as const

export const noteFailures = defineFailures({
  noteMissing: [404, '笔记不存在', 'the note does not exist'],
  tooManyNotes: [
    4941,
    `最多记 ${noteLimits.perItem} 条笔记`,
    `there can be ${noteLimits.perItem} notes at most`,
  ],
})

/** A private note at a second of a video. */
export const playbackNote = z.object({
  note_id: z.int(),
  part_id: z.int(),
  at_seconds: z.int(),
  content: z.string(),
  create_time: z.string(),
})

export const notePageSize = 20

/** One of the caller’s notes among all of them, with what it was taken on. */
export const ownNote = z.extend(playbackNote, {
  item_type: z.enum(notedTypes),
  item_id: z.int(),
  /** Empty for what is gone; its notes stay. */
  item_title: contentText,
  /** Of a work. */
  course_type: oneOf({ none: 0, ...courseTypes }),
})

const item = { item_type: z.enum(notedTypes), item_id: id }
const content = words(noteLimits.length)

export const noteCalls = {
  lists: defineCall({
    id: 'note.lists',
    path: '/api/web/v3/note/lists',
    access: 'member',
    about: 'The caller’s notes on the videos of a meeting or a work, in the order of each video.',
    input: z.object(item),
    output: z.array(playbackNote),
  }),
  own: defineCall({
    id: 'note.own',
    path: '/api/web/v3/note/own',
    access: 'member',
    about: `All notes of the caller, by a word in them or in the title, ${notePageSize} a page, latest first.`,
    input: z.object({ keyword: z._default(text(40), ''), page }),
    output: paged(ownNote),
  }),
  add: defineCall({
    id: 'note.add',
    path: '/api/web/v3/note/add',
    access: 'member',
    about:
      'Adds a note at a second of a recording or lesson (`part_id`) that the caller may watch. Nobody else sees it. `entry_id` names the attempt: repeated after a lost answer, it is answered as the first time.',
    input: z.object({
      ...item,
      part_id: id,
      at_seconds: count,
      content,
      entry_id: z.optional(words(40)),
    }),
    output: playbackNote,
  }),
  edit: defineCall({
    id: 'note.edit',
    path: '/api/web/v3/note/edit',
    access: 'member',
    about: 'Rewrites a note of the caller; its second does not change.',
    input: z.object({ note_id: id, content }),
    output: playbackNote,
  }),
  remove: defineCall({
    id: 'note.remove',
    path: '/api/web/v3/note/remove',
    access: 'member',
    about: 'Deletes a note of the caller.',
    input: z.object({ note_id: id }),
    output: nothing,
  }),
}

export type PlaybackNote = z.infer<typeof playbackNote>
export type OwnNote = z.infer<typeof ownNote>
