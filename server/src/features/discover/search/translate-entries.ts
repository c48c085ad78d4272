import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { selectEnglish } from '#server/features/library/translations/translations.queries.ts'
import type { FoundEntry } from './found-tabs.ts'

/** What was found as readers of a language see it: translated, with the Chinese texts among the keywords that explain a match. */
export async function translateEntries<Entry extends FoundEntry>(
  db: Db,
  language: Language,
  entries: Entry[],
): Promise<Entry[]> {
  if (language !== 'en') return entries
  const english = await selectEnglish(
    late(db),
    entries.flatMap(({ title, subtitle }) => [title, subtitle]),
  )
  return entries.map((entry) => {
    const title = english.get(entry.title) ?? entry.title
    const subtitle = english.get(entry.subtitle) ?? entry.subtitle
    const hidden = [entry.title, entry.subtitle].filter((text) => english.has(text))
    if (hidden.length === 0) return entry
    const others = entry.keywords.split('\n').filter((line) => line !== title)
    return { ...entry, title, subtitle, keywords: [...hidden, ...others].join('\n') }
  })
}
