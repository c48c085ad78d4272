import type { Db } from '#kernel/database.ts'
import type { Items, ItemKind } from '#kernel/items.ts'
import { repeat } from '#kernel/repeat.ts'
import type { Services } from '#kernel/services.ts'
import { fold } from '#kernel/fold.ts'
import {
  deleteEntries,
  isQueueEmpty,
  lockIndex,
  selectSources,
  dequeueChanges,
  translatedKinds,
  upsertEntries,
} from './search-index.queries.ts'
import { selectEnglish } from '#server/features/library/translations/translations.queries.ts'
import { latinTokens } from './latin-words.ts'
import { selectLinkedNames } from './linked-names.queries.ts'
import { besideTokens, titleTokens } from './pinyin.ts'

const changesAtOnce = 300
const everyMs = 1000
const longestName = 40

/** Updates the index, one batch per transaction: a change leaves the queue exactly when it is indexed. */
export async function indexChanges(db: Db, items: Items): Promise<void> {
  const searched = items.all().flatMap(({ search }) => search ?? [])
  while (!(await isQueueEmpty(db))) {
    await db.transaction(async (db) => {
      await lockIndex(db)
      const changes = await dequeueChanges(db, changesAtOnce)
      for (const search of searched) {
        const changed = changes.filter(({ kind }) => kind === search.kind).map(({ itemId }) => itemId)
        if (changed.length > 0) await indexItems(db, search, [...new Set(changed)])
      }
    })
  }
}

type Searched = NonNullable<ItemKind['search']>

async function indexItems(db: Db, { kind, ...search }: Searched, itemIds: number[]): Promise<void> {
  const [read, linked] = [
    await selectSources(db, search.sources, itemIds),
    await selectLinkedNames(db, kind, itemIds),
  ]
  const english = await selectEnglish(
    db,
    translatedKinds.includes(kind) ? read.map(({ title }) => title) : [],
  )
  const sources = read.map((source) => ({
    ...source,
    keywords: [source.keywords, english.get(source.title) ?? '', ...(linked.get(source.item_id) ?? [])]
      .filter((line) => line !== '')
      .join('\n'),
  }))
  const entries = await Promise.all(
    sources.map(async (source) => {
      const { title, subtitle } = source
      const keywords = source.keywords.split('\n')
      // A line in Latin letters is found by its words, not by letters in the middle of them.
      const lines = [title, ...[subtitle, ...keywords].filter((line) => /\p{Script=Han}/u.test(line))]
      return {
        kind,
        ...source,
        folded: lines.map(fold).join('\n'),
        tokens: [
          ...new Set([
            ...(await pinyinOf(title, [subtitle, ...keywords], kind === 'doctor')),
            ...[title, subtitle, ...keywords].flatMap(latinTokens),
          ]),
        ],
      }
    }),
  )
  if (entries.length > 0) await upsertEntries(db, entries)
  const there = new Set(sources.map((source) => source.item_id))
  const gone = itemIds.filter((itemId) => !there.has(itemId))
  if (gone.length > 0) await deleteEntries(db, kind, gone)
}

/** Only short fields beside the title get a pronunciation: long ones are text, not names. */
async function pinyinOf(title: string, beside: string[], isName: boolean): Promise<string[]> {
  const tokens = await Promise.all([
    titleTokens(title, isName),
    ...beside.filter((line) => line.length <= longestName).map(besideTokens),
  ])
  return tokens.flat()
}

/** Indexes changes for as long as the server runs. Every server does; a lock serialises them. */
export const updateIndexContinuously = ({ db, items, log }: Services) =>
  repeat({ everyMs, log, failed: 'the search index was not updated', work: () => indexChanges(db, items) })
