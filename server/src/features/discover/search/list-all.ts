import { searchCalls } from '#contract/discover/search.ts'
import type { AllFound, FoundTab, MarkedText } from '#contract/discover/search.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { fold } from '#kernel/fold.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { selectProduct } from '#server/features/library/encyclopedia/products.queries.ts'
import { nameIn } from '#server/features/library/subjects/subjects.present.ts'
import { selectDiseaseWithCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { findOrNear, readSearch, readSomeWords } from './find-or-near.ts'
import { foundTabs } from './found-tabs.ts'
import type { FoundEntry } from './found-tabs.ts'
import { createMarker } from './mark-hits.ts'
import type { Marker } from './mark-hits.ts'
import { nearestTerms } from './nearest-terms.ts'
import { noteMiss } from './note-miss.ts'
import { selectBest } from './overview.queries.ts'
import { translateEntries } from './translate-entries.ts'
import type { Keyword } from './read-keyword.ts'

const bestOfTab = 3
const mostNames = 5

type BestEntry = FoundEntry & { tab: FoundTab }

export const listAll = answer(searchCalls.all, async (input, context) => {
  const { db, caller } = context
  const search = await readSearch(context, input)
  if (!search) return nothing([])
  const { keyword, result } = await findOrNear(
    search,
    (keyword) => selectBest(db, keyword, search.scope, bestOfTab),
    (entries) => entries.length === 0,
  )
  const marker = await createMarker(keyword)
  // A group that has nothing with every word has what comes nearest to the question.
  const some =
    result.length > 0 && !keyword.isNear && !keyword.weights ? await readSomeWords(search) : undefined
  const partial = some ? await selectBest(db, some, search.scope, bestOfTab) : []
  const partialMarker = some && (await createMarker(some))
  if (result.length === 0) {
    await noteMiss(context, input.keyword)
    return {
      ...nothing(await nearestTerms(db, search.keyword.whole, search.dictionary)),
      understood: understood(search.keyword, search.dictionary, marker, []),
    }
  }
  const [found, nearby] = await Promise.all([
    translateEntries(db, caller.language, result),
    translateEntries(db, caller.language, partial),
  ])
  const rowsOf = (tab: FoundTab) => found.filter((entry) => entry.tab === tab)
  const load = <Tab extends FoundTab>(tab: Tab) => {
    const whole = rowsOf(tab)
    const [rows, by] =
      whole.length === 0 && partialMarker
        ? [nearby.filter((entry) => entry.tab === tab), partialMarker]
        : [whole, marker]
    return foundTabs[tab](db, rows, by, caller.language) as Promise<AllFound['found'][Tab]>
  }
  const names = search.dictionary
  const [disease, product, ...lists] = await Promise.all([
    loadDisease(db, rowsOf('disease'), marker, names, caller.language),
    loadProduct(db, rowsOf('product'), marker, names),
    load('disease'),
    load('live'),
    load('advance'),
    load('playback'),
    load('column'),
    load('consulting'),
    load('expert'),
    load('course'),
    load('operation'),
    load('department'),
    load('company'),
    load('product'),
    load('passage'),
    load('digest'),
  ])
  const [
    diseases,
    live,
    advance,
    playback,
    column,
    consulting,
    expert,
    course,
    operation,
    department,
    company,
  ] = lists
  return {
    understood: understood(keyword, search.dictionary, marker, result),
    disease,
    product,
    found: {
      disease: diseases,
      live,
      advance,
      playback,
      column,
      consulting,
      expert,
      course,
      operation,
      department,
      company,
      product: lists[11],
      passage: lists[12],
      digest: lists[13],
    },
    nearest: [],
  }
})

const nothing = (nearest: string[]): AllFound => ({
  understood: [],
  disease: null,
  product: null,
  found: {
    disease: [],
    live: [],
    advance: [],
    playback: [],
    column: [],
    consulting: [],
    expert: [],
    course: [],
    operation: [],
    passage: [],
    digest: [],
    department: [],
    company: [],
    product: [],
  },
  nearest,
})

/** The other names of each word, or what the results have in its place if they are only similar. */
function understood(
  { words }: Keyword,
  dictionary: Dictionary,
  marker: Marker,
  entries: BestEntry[],
): AllFound['understood'] {
  const similar = entries.map(({ title }) => marker.similarIn(title))
  return words.flatMap(({ typed, text }, at): AllFound['understood'] => {
    const near = [...new Set(similar.flatMap((texts) => texts[at] ?? []))]
    if (near.length > 0) return [{ typed, how: 'near', names: near.slice(0, mostNames) }]
    const names = otherNames(text, dictionary)
    return names.length > 0 ? [{ typed, how: 'synonym', names }] : []
  })
}

const otherNames = (folded: string, dictionary: Dictionary): string[] =>
  [
    ...new Set(
      dictionary
        .find(folded)
        .flatMap(({ names }) => names.filter((name) => name.folded !== folded).map(({ text }) => text)),
    ),
  ].slice(0, mostNames)

/** How much of a title a search names. */
const coverage = ({ text, hits }: MarkedText) =>
  hits.reduce((sum, { start, end }) => sum + end - start, 0) / text.length

async function loadDisease(
  db: Db,
  entries: FoundEntry[],
  marker: Marker,
  dictionary: Dictionary,
  language: Language,
): Promise<AllFound['disease']> {
  const named = entries.find(({ title }) => coverage(marker.mark(title)) === 1)
  const row = named && (await selectDiseaseWithCollege(db, named.itemId))
  if (!row) return null
  const { disease, college } = row
  return {
    disease_id: disease.id,
    disease_name: nameIn(disease, language),
    college_name: nameIn(college, language),
    introduction: disease.introduction,
    other_names: otherNames(fold(disease.name), dictionary),
  }
}

/** The name of a product has its salt and its form besides the drug: 阿托伐他汀钙片. */
const namedShare = 0.5

async function loadProduct(
  db: Db,
  entries: FoundEntry[],
  marker: Marker,
  dictionary: Dictionary,
): Promise<AllFound['product']> {
  const named = entries.find(({ title }) => coverage(marker.mark(title)) >= namedShare)
  const row = named && (await selectProduct(db, named.itemId))
  if (!row) return null
  const drug = dictionary.findInside(fold(row.name))
  return {
    product_id: row.id,
    product_name: row.name,
    cover: row.cover,
    company_name: row.company,
    class_name: row.class_name,
    indications: row.indications,
    other_names: drug ? otherNames(drug.name, dictionary) : [],
  }
}
