import * as z from 'zod/mini'
import { talks } from '../library/transcripts.ts'
import { defineCall } from '../wire/call.ts'
import { text } from '../wire/fields.ts'
import { courseTypes } from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'
import { hit, keywordLength } from './search.ts'

/** What is quoted: what is said in a talk or shown on its slides, a paragraph, a section of a leaflet. */
export const quotedSources = ['transcript', 'article', 'leaflet'] as const

export type QuotedSource = (typeof quotedSources)[number]

/**
 * Words as they were said or written, and where. `item_id` is the meeting, the course, the surgical video, the article or the product;
 * `place` the second, the number of the paragraph or that of the section.
 */
const quote = z.object({
  quote_id: z.int(),
  source: z.enum(quotedSources),
  words: z.string(),
  hits: z.array(hit),
  /** The section of an article; of a leaflet its field. */
  heading: z.string(),
  place: z.int(),
  /** The page of a slide, 0 for what is said. */
  page: z.int(),
  talk: z.nullable(z.enum(talks)),
  talk_id: z.int(),
  title: z.string(),
  item_id: z.int(),
  item_title: z.string(),
  course_type: oneOf({ none: 0, ...courseTypes }),
  /** Who says it, or the source of an article; empty for a leaflet. */
  speaker: z.string(),
  /** When it was said or published; empty for a leaflet. */
  said_at: z.string(),
  is_guideline: z.boolean(),
})

export const answerCalls = {
  ask: defineCall({
    id: 'answers.ask',
    path: '/api/web/v2/search/answers',
    about:
      'What answers a question, quoted: two or three passages of talks, articles and leaflets, newer guidelines first. `contradicting` are pairs of them that say opposite things. `joined` are their sentences in another order, each with the quotes that it stands in, where a language model is configured. Only doctors get quotes; for others `for_doctors` is true if there are any.',
    input: z.object({ keyword: z._default(text(keywordLength), '') }),
    output: z.object({
      for_doctors: z.boolean(),
      quotes: z.array(quote),
      contradicting: z.array(z.tuple([z.int(), z.int()])),
      joined: z.array(z.object({ words: z.string(), quote_ids: z.array(z.int()) })),
    }),
  }),
}

export type Answer = z.infer<typeof answerCalls.ask.output>
export type Quote = Answer['quotes'][number]
