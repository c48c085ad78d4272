import { clausesOf } from '#contract/library/recording-digests.ts'
import type { DigestDraft } from '#contract/library/recording-digests.ts'

export type Edited = Pick<DigestDraft, 'chapters' | 'questions'>
export type EditedQuote = Edited['chapters'][number]['quotes'][number]
type Sentence = DigestDraft['sentences'][number]

/** A quote without its first or its last clause; undefined for a single clause, which stays whole. */
export function shorten(quote: EditedQuote, side: 'first' | 'last'): EditedQuote | undefined {
  const clauses = clausesOf(quote.words)
  if (clauses.length < 2) return undefined
  const kept = side === 'first' ? clauses.slice(1) : clauses.slice(0, -1)
  return { ...quote, words: kept.join('').trim() }
}

/** The whole sentence from which a quote was shortened. */
export const wholeOf = (sentences: readonly Sentence[], { second, words }: EditedQuote): string | undefined =>
  sentences.find((one) => one.second === second && one.words !== words && one.words.includes(bare(words)))
    ?.words

const bare = (words: string) => words.replace(/[，。,.；;：:]$/, '')

/** Adds a sentence where it belongs by time. */
export const addSentence = (quotes: readonly EditedQuote[], sentence: Sentence): EditedQuote[] => {
  const at = quotes.findIndex(({ second }) => second > sentence.second)
  return quotes.toSpliced(at < 0 ? quotes.length : at, 0, { ...sentence, is_stale: 0 })
}

export const moveRow = <Row>(rows: readonly Row[], from: number, to: number): Row[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)

/** What is sent to be saved. */
export const asSaved = ({ chapters, questions }: Edited) => ({
  chapters: chapters.map(({ title, second, quotes }) => ({
    title,
    second,
    quotes: quotes.map(({ second, words }) => ({ second, words })),
  })),
  questions: questions.map(({ comment_id, answer_id }) => ({ comment_id, answer_id })),
})
