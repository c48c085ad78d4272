import type { Found, FoundReason, Hit, MarkedText } from '#contract/discover/search.ts'
import { foldWithPlaces } from '#kernel/fold.ts'
import type { Folded } from '#kernel/fold.ts'
import type { Keyword, Word } from './read-keyword.ts'
import { openSpeech } from './pinyin.ts'
import type { Speak, Syllable } from './pinyin.ts'

type How = FoundReason['how']

/** Where a text contains a word, and by which of its readings. */
type Match = { how: How; hits: Hit[] }

type Entry = { title: string; subtitle: string; keywords: string }

export type Marker = {
  mark(text: string, isName?: boolean): MarkedText
  /** Why an entry was found: marked in its title and the line below; else the keyword that contains a word. */
  explain(entry: Entry, isName: boolean): Found
  /** What a text contains in the place of each word, if it is similar only. */
  similarIn(text: string): (string | undefined)[]
}

/** A longer keyword is a text: only what is around the hit is shown. */
const shownAround = { before: 10, after: 30 }

export async function createMarker({ words, isNear, weights }: Keyword): Promise<Marker> {
  const speak = words.some((word) => word.sounds.length > 0) ? await openSpeech() : undefined
  const finders = words.map(finderOf)
  const matchesIn = (text: string, isName: boolean): (Match | undefined)[] => {
    if (text === '') return []
    const read = readText(text, isName, speak)
    return finders.map((find) => find(read))
  }

  function reasonIn(keywords: string, at: number): FoundReason | null {
    for (const line of keywords.split('\n')) {
      const match = line === '' ? undefined : finders[at]!(readText(line, false, speak))
      if (match) return { how: match.how, typed: words[at]!.typed, ...excerpt(line, joined(match.hits)) }
    }
    return null
  }

  return {
    mark: (text, isName = false) => marked(text, matchesIn(text, isName)),
    explain({ title, subtitle, keywords }, isName) {
      const inTitle = matchesIn(title, isName)
      const inNote = matchesIn(subtitle, false)
      const hidden = words.flatMap((_, at) => (inTitle[at] || inNote[at] ? [] : [at]))
      const reasons = hidden.map((at) => reasonIn(keywords, at))
      const missing = hidden.filter((_, at) => !reasons[at])
      return {
        found_title: marked(title, inTitle),
        found_note: marked(subtitle, inNote),
        found_reason: reasons.find((reason) => reason !== null) ?? null,
        found_words:
          weights && missing.length > 0
            ? words.filter((_, at) => !missing.includes(at)).map(({ typed }) => typed)
            : [],
      }
    },
    similarIn: (text) =>
      matchesIn(text, false).map((match) => {
        const isSimilar = match?.how === 'near' || (isNear && match?.how === 'sound')
        return isSimilar ? text.slice(match.hits[0]!.start, match.hits[0]!.end) : undefined
      }),
  }
}

const marked = (text: string, matches: (Match | undefined)[]): MarkedText => ({
  text,
  hits: joined(matches.flatMap((match) => match?.hits ?? [])),
})

function excerpt(text: string, hits: Hit[]): MarkedText {
  const start = Math.max(0, hits[0]!.start - shownAround.before)
  const end = Math.min(text.length, hits[0]!.end + shownAround.after)
  const lead = start > 0 ? '…' : ''
  return {
    text: lead + text.slice(start, end) + (end < text.length ? '…' : ''),
    hits: hits
      .filter((hit) => hit.end <= end)
      .map((hit) => ({ start: hit.start - start + lead.length, end: hit.end - start + lead.length })),
  }
}

/** A text, folded once for all words, and spoken only if it must be: that takes most of the time. */
type ReadText = { source: string; folded: Folded; isLatin: boolean; spoken: (() => Syllable[])[] }

const readText = (source: string, isName: boolean, speak: Speak | undefined): ReadText => ({
  source,
  folded: foldWithPlaces(source),
  isLatin: !/\p{Script=Han}/u.test(source),
  spoken: speak ? (isName ? namesOnly : anyReading).map((reading) => once(() => speak(source, reading))) : [],
})

const namesOnly = ['name'] as const
const anyReading = ['text', 'names'] as const

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Every literal match, else another name, else something similar, else the match by pronunciation. */
function finderOf({ patterns, latinNames, sounds }: Word): (read: ReadText) => Match | undefined {
  const anyPattern = (how: How) =>
    anyOf(patterns.filter((pattern) => pattern.how === how).map(({ text }) => text))
  const ways = [
    { how: 'typed', pattern: anyPattern('typed'), atWords: false },
    { how: 'synonym', pattern: anyPattern('synonym'), atWords: false },
    { how: 'synonym', pattern: anyOf(latinNames.map(({ folded }) => folded)), atWords: true },
    { how: 'near', pattern: anyPattern('near'), atWords: false },
  ] as const
  return (read) => {
    for (const { how, pattern, atWords } of ways) {
      const hits = pattern ? findAll(read, pattern, atWords || read.isLatin) : []
      if (hits.length > 0) return { how, hits }
    }
    if (sounds.length === 0) return undefined
    for (const speak of read.spoken)
      for (const sound of sounds) {
        const hit = sound.find(speak())
        if (hit) return { how: 'sound', hits: [hit] }
      }
    return undefined
  }
}

/** `_` in a text is any one character. The longest text that fits comes first. */
const anyOf = (texts: string[]) =>
  texts.length === 0
    ? undefined
    : new RegExp(
        texts
          .toSorted((a, b) => b.length - a.length)
          .join('|')
          .replaceAll('_', '.'),
        'gu',
      )

/** Words in Latin letters match from their beginning. */
function findAll({ source, folded: { text, starts, ends } }: ReadText, pattern: RegExp, atWords: boolean) {
  const hits: Hit[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const hit = { start: starts[found.index]!, end: ends[found.index + found[0].length - 1]! }
    pattern.lastIndex = found.index + 1
    if (!(atWords && /[a-z0-9]{2}$/i.test(source.slice(0, hit.start + 1)))) hits.push(hit)
  }
  return hits
}

/** Sorts the hits and merges those that touch or overlap. */
function joined(hits: Hit[]): Hit[] {
  if (hits.length < 2) return hits
  const result: Hit[] = []
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && hit.start <= last.end) last.end = Math.max(last.end, hit.end)
    else result.push({ ...hit })
  }
  return result
}
