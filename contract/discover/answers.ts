import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { quotedPassage } from '../library/quoted-passages.ts'
import { defineCall } from '../wire/call.ts'
import { id, text } from '../wire/fields.ts'
import { hit, keywordLength } from './search.ts'

const quote = z.extend(quotedPassage, { hits: z.array(hit) })

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
  quotedOf: defineCall({
    id: 'answers.quotedOf',
    path: '/api/web/v2/search/quotedof',
    about:
      'What a doctor is quoted for, where nobody else speaks: passages that were shown as answers, with the names that were asked about, for doctors only; and statements of released digests that everybody may read.',
    input: z.object({ doctor_id: id }),
    output: z.object({
      for_doctors: z.boolean(),
      answers: z.array(z.extend(quotedPassage, { asked_for: z.array(z.string()) })),
      digests: z.array(
        z.object({
          recording_id: z.int(),
          meeting_id: z.int(),
          title: contentText,
          meeting_title: contentText,
          chapter: contentText,
          second: z.int(),
          words: z.string(),
        }),
      ),
    }),
  }),
}

export type QuotedOf = z.infer<typeof answerCalls.quotedOf.output>
export type Answer = z.infer<typeof answerCalls.ask.output>
export type Quote = Answer['quotes'][number]
