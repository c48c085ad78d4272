import { answerCalls } from '#contract/discover/answers.ts'
import type { Answer } from '#contract/discover/answers.ts'
import { userTypes } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { defineState } from '#kernel/feature-state.ts'
import type { Db } from '#kernel/database.ts'
import { fold } from '#kernel/fold.ts'
import type { CallContext } from '#kernel/services.ts'
import { keepFrequencies } from '#server/features/discover/search/frequencies.ts'
import { createMarker } from '#server/features/discover/search/mark-hits.ts'
import { readAskedWords } from '#server/features/discover/search/read-keyword.ts'
import { readQuestion } from '#server/features/discover/search/read-question.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { isGuideline } from '#server/features/library/quoted-passages/quoted-passages.present.ts'
import { presentQuote } from './answers.present.ts'
import {
  insertShown,
  selectQuotes,
} from '#server/features/library/quoted-passages/quoted-passages.queries.ts'
import type { QuoteRow } from '#server/features/library/quoted-passages/quoted-passages.queries.ts'
import { findContradicting } from './contradictions.ts'
import { findQuotes } from './find-quotes.ts'
import type { Scored } from './find-quotes.ts'
import { keepQuoted } from './keep-quoted.ts'

const shown = 3
const looked = 24
/** A passage that has less of what the words of a question weigh does not answer it. */
const leastShare = 0.55
/** As good as the best, so that its date may decide. */
const nearlyBest = 0.85

/** How common the words of what may be quoted are. */
export const quotedFrequencies = defineState({
  open: ({ db }: { db: Db }) => ({ get: keepFrequencies(db, 'quoted_passages', 'grams') }),
})

const nothing: Answer = { for_doctors: false, quotes: [], contradicting: [], joined: [] }

export const ask = answer(answerCalls.ask, async ({ keyword }, context) => {
  const { db, states, member } = context
  const dictionary = await states.get(synonymDictionary).get()
  const found = await findQuotes(db, keyword, dictionary, await states.get(quotedFrequencies).get())
  const best = found.filter(({ share }) => share >= leastShare).slice(0, looked)
  if (best.length === 0) return nothing
  if (member?.userType !== userTypes.doctor) return { ...nothing, for_doctors: true }
  const rows = chosen(
    best,
    await selectQuotes(
      db,
      best.map(({ id }) => id),
    ),
  )
  await noteShown(context, rows, namesIn(keyword, dictionary))
  return {
    for_doctors: false,
    quotes: await present(keyword, dictionary, rows),
    contradicting: findContradicting(rows),
    joined: await joinedBy(context, keyword, rows),
  }
})

/** The best of different words: what is said in ten recordings is shown once, as it was said last. Newer guidelines come first. */
function chosen(best: Scored[], rows: QuoteRow[]): QuoteRow[] {
  const scores = new Map(best.map(({ id, score }) => [id, score]))
  const scoreOf = ({ id }: QuoteRow) => scores.get(id)!
  const byWords = new Map<string, QuoteRow>()
  for (const row of rows.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    byWords.set(fold(row.words), row)
  const ranked = [...byWords.values()].toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const least = ranked.length > 0 ? scoreOf(ranked[0]!) * nearlyBest : 0
  const isNewGuideline = (row: QuoteRow) => (scoreOf(row) >= least && isGuideline(row) ? row.at.getTime() : 0)
  return ranked.toSorted((a, b) => isNewGuideline(b) - isNewGuideline(a)).slice(0, shown)
}

async function present(typed: string, dictionary: Dictionary, rows: QuoteRow[]) {
  const marker = await createMarker(await readAskedWords(readQuestion(typed, dictionary).words, dictionary))
  return rows.map((row) => presentQuote(row, marker.mark(row.words).hits))
}

/** What a question is about, as the dictionary calls it: the question itself may say more than its author's colleagues should read. */
const namesIn = (typed: string, dictionary: Dictionary): string[] => [
  ...new Set(
    readQuestion(typed, dictionary).words.flatMap(({ text, isName }) =>
      isName ? (dictionary.find(text)[0]?.term ?? []) : [],
    ),
  ),
]

/** The lecturers' pages say what they are quoted for. An answer does not depend on that. */
async function noteShown({ db, log }: CallContext, rows: QuoteRow[], names: string[]): Promise<void> {
  if (rows.length === 0 || names.length === 0) return
  try {
    await insertShown(
      db,
      rows.map(({ id }) => id),
      names,
    )
  } catch (error) {
    log.warn({ err: error }, 'what was shown as an answer was not noted')
  }
}

/** Without a model, or while it fails, there are only the quotes. */
async function joinedBy(
  { providers, log }: CallContext,
  question: string,
  rows: QuoteRow[],
): Promise<Answer['joined']> {
  if (!providers.composer || rows.length === 0) return []
  try {
    const sentences = await providers.composer.compose(
      question,
      rows.map(({ words }) => words),
    )
    return keepQuoted(sentences, rows)
  } catch (error) {
    log.warn({ err: error }, 'the language model did not join an answer')
    return []
  }
}
