import { z } from 'zod'

/** A heading, and what stands below it: a list, or paragraphs. */
const headed = z.tuple([z.string()], z.string())

/** The written part of one article; `articles.ts` sets it as HTML. */
const articleTopic = z.strictObject({
  /** One of the subject's diseases. */
  disease: z.string(),
  title: z.string(),
  intro: z.string(),
  /** The opening paragraph. */
  lead: z.string(),
  /** A second opening paragraph, where the first leaves something unsaid. */
  background: z.string().optional(),
  /** What to look at: a heading and a list. */
  look: headed,
  /** What to do: a heading and one or two paragraphs. */
  act: headed,
  quote: z.string(),
  /** What goes wrong: a heading and a list. */
  avoid: headed,
})

/** A file of `demo/texts/articles`. */
export const subjectArticles = z.strictObject({
  topics: z.array(articleTopic),
  /** How to bring it into daily work: a heading and a paragraph that fit any article of the subject. */
  practice: z.array(z.tuple([z.string(), z.string()])),
  /** Last paragraphs that fit any article of the subject. */
  closings: z.array(z.string()),
})

export type ArticleTopic = z.infer<typeof articleTopic>
