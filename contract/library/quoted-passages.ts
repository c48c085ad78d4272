import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { id } from '../wire/fields.ts'
import { courseTypes } from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'
import { talks } from './transcripts.ts'

/** What is quoted: what is said in a talk or shown on its slides, a paragraph, a section of a leaflet. */
export const quotedSources = ['transcript', 'article', 'leaflet'] as const

export type QuotedSource = (typeof quotedSources)[number]

/**
 * Words as they were said or written, and where. `item_id` is the meeting, the course, the surgical video, the article or the product;
 * `place` the second, the number of the paragraph or that of the section.
 */
export const quotedPassage = z.object({
  quote_id: z.int(),
  source: z.enum(quotedSources),
  words: z.string(),
  /** The section of an article; of a leaflet its field. */
  heading: contentText,
  place: z.int(),
  /** The page of a slide, 0 for what is said. */
  page: z.int(),
  talk: z.nullable(z.enum(talks)),
  talk_id: z.int(),
  title: contentText,
  item_id: z.int(),
  item_title: contentText,
  course_type: oneOf({ none: 0, ...courseTypes }),
  /** Who says it, or the source of an article; empty for a leaflet. */
  speaker: z.string(),
  /** When it was said or published; empty for a leaflet. */
  said_at: z.string(),
  is_guideline: z.boolean(),
})

/** What has a page on which is listed where it is spoken of. */
export const spokenKinds = ['product', 'disease', 'operation'] as const

export const passageCalls = {
  spokenOf: defineCall({
    id: 'passages.spokenOf',
    path: '/api/web/v2/passages/spokenof',
    about:
      'Where a product, a disease or an operation is spoken of, by its names and synonyms, or shown on a slide, in talks that everybody may watch: six passages, the latest first. Only doctors get them; for others `for_doctors` is true if there are any.',
    input: z.object({ kind: z.enum(spokenKinds), item_id: id }),
    output: z.object({ for_doctors: z.boolean(), passages: z.array(quotedPassage) }),
  }),
}

export type SpokenKind = (typeof spokenKinds)[number]
export type QuotedPassage = z.infer<typeof quotedPassage>
