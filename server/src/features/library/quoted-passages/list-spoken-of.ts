import { passageCalls } from '#contract/library/quoted-passages.ts'
import { userTypes } from '#contract/people/account.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import { fold } from '#kernel/fold.ts'
import { containing } from '#kernel/like.ts'
import { anyOf, gramsQuery } from '#kernel/tsquery.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { presentPassage } from './quoted-passages.present.ts'
import { selectQuotes } from './quoted-passages.queries.ts'
import type { QuoteRow } from './quoted-passages.queries.ts'
import { selectNames, selectSpokenOf } from './spoken-of.queries.ts'

const shown = 6
const nothing = { for_doctors: false, passages: [] }

/** The same rule as for answers: what is said about treatment is for doctors. */
export const listSpokenOf = answer(passageCalls.spokenOf, async ({ kind, item_id }, context) => {
  const { db, states, member, caller } = context
  const item = await selectNames(db, kind, item_id)
  if (!item) return nothing
  const names = namesOf([item.name, item.name_en], await states.get(synonymDictionary).get())
  if (names.length === 0) return nothing
  const ids = await selectSpokenOf(db, {
    query: anyOf(names.map(gramsQuery)),
    patterns: names.map(containing),
  })
  const rows = latest(await selectQuotes(db, ids), caller.language)
  if (rows.length === 0) return nothing
  if (member?.userType !== userTypes.doctor) return { for_doctors: true, passages: [] }
  return { for_doctors: false, passages: rows.map(presentPassage) }
})

/** Shorter ones are in other words: `mi` is in `stemi`. */
const shortest = { han: 2, latin: 4 }

/** Its names and their synonyms, folded. The name of a product has its salt and its form besides the drug. */
export function namesOf(names: readonly string[], dictionary: Dictionary): string[] {
  const folded = names.map(fold).filter((name) => name !== '')
  const known = folded.flatMap((name) => {
    const concepts = dictionary.find(name)
    const inside = concepts.length > 0 ? undefined : dictionary.findInside(name)
    return [...concepts, ...(inside ? dictionary.find(inside.name) : [])]
  })
  const all = [...folded, ...known.flatMap((concept) => concept.names.map((name) => name.folded))]
  return [...new Set(all)].filter(
    (name) => name.length >= (/^[a-z0-9]+$/.test(name) ? shortest.latin : shortest.han),
  )
}

const isChinese = ({ words }: QuoteRow) => /\p{Script=Han}/u.test(words)

/** What is said twice is listed once, as it was said last, and what has captions in two languages in that of the reader. */
function latest(rows: QuoteRow[], language: Language): QuoteRow[] {
  const isOther = (row: QuoteRow) => Number(isChinese(row) !== (language === 'zh'))
  const sorted = rows.toSorted(
    (a, b) =>
      b.at.getTime() - a.at.getTime() ||
      a.talk_id - b.talk_id ||
      a.place - b.place ||
      isOther(a) - isOther(b),
  )
  const known = new Set<string>()
  const kept = sorted.filter((row) => {
    const names = [fold(row.words), `${row.talk} ${row.talk_id} ${row.place} ${row.page}`]
    const isNew = names.every((name) => !known.has(name))
    for (const name of names) known.add(name)
    return isNew
  })
  return kept.slice(0, shown)
}
