import { soundLength, soundToken } from './pinyin.ts'
import type { Syllable } from './pinyin.ts'
import { blur, likeInitials } from './syllables.ts'
import type { Part } from './syllables.ts'
import { allOf, anyOf, gramsQuery, startingWith } from '#kernel/tsquery.ts'

type Range = { start: number; end: number }

/** One way to say a word: how the index finds it, and where a text has it. */
export type Sound = {
  /** In the pinyin of the title, in its pinyin or initials, or in any field. */
  inPinyin: string
  inTitle: string
  anywhere: string
  find(syllables: Syllable[]): Range | undefined
}

const query = (way: Parameters<typeof soundToken>[0], letters: string) =>
  startingWith(soundToken(way, letters))

/** Letters that are pinyin, or initials. */
export function soundOf(letters: string): Sound {
  const inPinyin = query('pinyin', letters)
  const inTitle = anyOf([inPinyin, query('initials', letters)])
  return {
    inPinyin,
    inTitle,
    anywhere: anyOf([inPinyin, query('initials', letters), query('beside', letters)]),
    find: (syllables) => findSound(syllables, letters),
  }
}

/** Whole syllables and initials together: `bainz`. Undefined if the letters are all of one sort. */
export function mixedSoundOf(parts: Part[]): Sound | undefined {
  if (parts.every(({ isWhole }) => isWhole) || parts.every(({ text }) => text.length === 1)) return undefined
  const initials = initialsOf(parts)
  // A run of whole syllables goes on with the next initial.
  const runs = runsOf(parts, ({ isWhole }) => isWhole).map(
    ({ text, end }) => text + (parts[end]?.text.slice(0, 1) ?? ''),
  )
  const inTitle = allOf([query('initials', initials), ...runs.map((run) => query('pinyin', run))])
  return {
    inPinyin: inTitle,
    inTitle,
    anywhere: anyOf([
      inTitle,
      allOf([query('beside', initials), ...runs.map((run) => query('beside', run))]),
    ]),
    find: (syllables) =>
      findAlong(syllables, parts.length, (at, { sound }) =>
        parts[at]!.isWhole ? sound === parts[at]!.text : sound.startsWith(parts[at]!.text),
      ),
  }
}

/** Characters and pinyin in one word: `心li衰竭`, spoken `xinlishuaijie`. */
export function soundBesideCharacters(characters: string[], letters: string, initials: string): Sound {
  const grams = characters.map(gramsQuery)
  const inPinyin = allOf([...grams, query('pinyin', letters)])
  const inTitle = anyOf([inPinyin, allOf([...grams, query('initials', initials)])])
  return {
    inPinyin,
    inTitle,
    anywhere: anyOf([
      inTitle,
      allOf([...grams, anyOf([query('beside', letters), query('beside', initials)])]),
    ]),
    find: (syllables) => findBy(syllables, letters) ?? findBy(syllables, initials, first),
  }
}

/** Characters that sound like these. */
export function homophoneOf(sounds: string[]): Sound {
  const chunks = chunksOf(sounds)
  const along = (way: 'pinyin' | 'beside') => allOf(chunks.map((chunk) => query(way, chunk)))
  return {
    inPinyin: along('pinyin'),
    inTitle: along('pinyin'),
    anywhere: anyOf([along('pinyin'), along('beside')]),
    find: (syllables) => findBy(syllables, sounds.join('')),
  }
}

/** The index has a limited length of sound from each character on: what is longer is asked for piece by piece. */
function chunksOf(sounds: string[]): string[] {
  const chunks: string[] = []
  for (const sound of sounds) {
    const last = chunks.at(-1)
    if (last === undefined || last.length >= soundLength) chunks.push(sound)
    else chunks[chunks.length - 1] = last + sound
  }
  return chunks
}

/** Pinyin as many people mistype it: `lanke` for `nanke`. */
export function blurredSoundOf(letters: string): Sound {
  const blurred = blur(letters)
  const anywhere = anyOf([query('pinyin', blurred), query('beside', blurred), query('blurred', blurred)])
  return {
    inPinyin: anywhere,
    inTitle: anyOf([query('pinyin', blurred), query('blurred', blurred)]),
    anywhere,
    find: (syllables) => findBlurred(syllables, blurred),
  }
}

/** Fewer syllables say too little if one of them may be another. */
const fewestSyllables = 3

/**
 * Pinyin in which one syllable is another with the same, or nearly the same, first letter: `xinlishuajie`. A single syllable at the end
 * would be found in too many titles; of it, too, only the first letter counts then.
 */
export function misspeltSoundOf(parts: Part[]): Sound | undefined {
  if (parts.length < fewestSyllables || !parts.every(({ isWhole }) => isWhole)) return undefined
  const lastAt = parts.length - 1
  const isFree = (at: number, wrong: number) => at === wrong || (at === lastAt && wrong === lastAt - 1)
  const inTitle = anyOf(
    parts.flatMap((part, wrong) =>
      likeInitials(first(part.text)).map((initial) => {
        const initials = initialsOf(parts.with(wrong, { ...part, text: initial }))
        const runs = runsOf(parts, (_, at) => !isFree(at, wrong)).map(({ text, end }) =>
          end === wrong ? text + initial : text,
        )
        return allOf([query('initials', initials), ...runs.map((run) => query('pinyin', run))])
      }),
    ),
  )
  return {
    inPinyin: inTitle,
    inTitle,
    anywhere: inTitle,
    find(syllables) {
      for (const wrong of parts.keys()) {
        const found = findAlong(syllables, parts.length, (at, { sound }) =>
          isFree(at, wrong)
            ? blur(first(sound)) === blur(first(parts[at]!.text))
            : sound === parts[at]!.text || (at === lastAt && sound.startsWith(parts[at]!.text)),
        )
        if (found) return found
      }
      return undefined
    },
  }
}

const first = (sound: string) => sound.slice(0, 1)
const initialsOf = (parts: Part[]) => parts.map(({ text }) => first(text)).join('')

/** Neighbouring parts, joined, and where they end. */
function runsOf(parts: Part[], isIn: (part: Part, at: number) => boolean): { text: string; end: number }[] {
  const runs: { text: string; end: number }[] = []
  for (const [at, part] of parts.entries()) {
    if (!isIn(part, at)) continue
    const last = runs.at(-1)
    if (last?.end === at) Object.assign(last, { text: last.text + part.text, end: at + 1 })
    else runs.push({ text: part.text, end: at + 1 })
  }
  return runs
}

/** The first range of a text with this pronunciation; whole syllables, even if only a part was typed. */
export const findSound = (syllables: Syllable[], word: string): Range | undefined =>
  findBy(syllables, word) ?? findBy(syllables, word, first)

function findBy(syllables: Syllable[], word: string, say = (sound: string) => sound): Range | undefined {
  for (const [at, { start }] of syllables.entries()) {
    let spoken = ''
    for (const { sound, end } of syllables.slice(at)) {
      spoken += say(sound)
      if (spoken.startsWith(word)) return { start, end }
      if (!word.startsWith(spoken)) break
    }
  }
  return undefined
}

function findBlurred(syllables: Syllable[], word: string): Range | undefined {
  for (const [at, { start }] of syllables.entries()) {
    let spoken = ''
    for (const { sound, end } of syllables.slice(at)) {
      spoken += sound
      if (blur(spoken).startsWith(word)) return { start, end }
      if (blur(spoken).length > word.length) break
    }
  }
  return undefined
}

/** As many syllables as asked for, of which each one fits. */
function findAlong(
  syllables: Syllable[],
  count: number,
  fits: (at: number, syllable: Syllable) => boolean,
): Range | undefined {
  for (let from = 0; from + count <= syllables.length; from++) {
    const range = syllables.slice(from, from + count)
    if (range.every((syllable, at) => fits(at, syllable)))
      return { start: range[0]!.start, end: range.at(-1)!.end }
  }
  return undefined
}
