import { loadPinyin } from '#kernel/pinyin.ts'
import { fold } from '#kernel/fold.ts'
import { blur } from './syllables.ts'

/** One folded character and its syllable; a character that is not Chinese is its own sound. */
export type Syllable = { sound: string; isChinese: boolean; start: number; end: number }

/** Surnames have readings of their own: a `name` begins with one, `names` may have one anywhere. */
type Reading = 'text' | 'name' | 'names'

export type Speak = (text: string, reading?: Reading) => Syllable[]

export async function openSpeech(): Promise<Speak> {
  const pinyin = await loadPinyin()
  return (text, reading = 'text') => (text === '' ? [] : syllablesOf(pinyin, text, reading))
}

/** Rare surnames that the dictionary reads as other words. */
const rareSurnames: Record<string, string> = { 种: 'chong', 藏: 'zang', 佴: 'nai', 炅: 'gui' }

const surnames = { text: 'off', name: 'head', names: 'all' } as const

function syllablesOf(
  pinyin: Awaited<ReturnType<typeof loadPinyin>>,
  text: string,
  reading: Reading,
): Syllable[] {
  const spoken = pinyin(text, {
    type: 'all',
    toneType: 'none',
    v: true,
    surname: surnames[reading],
  })
  let start = 0
  return spoken.flatMap(({ origin, pinyin: sound, isZh }, at): Syllable[] => {
    const end = start + origin.length
    const scope = { start, end }
    start = end
    const surname = at === 0 && reading === 'name' ? rareSurnames[origin] : undefined
    if (isZh) return [{ sound: surname ?? sound, isChinese: true, ...scope }]
    return Array.from(fold(origin), (letter) => ({ sound: letter, isChinese: false, ...scope }))
  })
}

/** Longer ranges match by their beginning. */
export const soundLength = 16

/** The pronunciation of a title weighs more than that of other fields. */
const marks = { pinyin: '=', initials: '-', beside: '~', blurred: '≈' } as const

export const soundToken = (way: keyof typeof marks, word: string) => marks[way] + word.slice(0, soundLength)

/** The index entries for the pronunciation of a title: one from each character on, so that a search may begin anywhere. */
export async function titleTokens(title: string, isName: boolean): Promise<string[]> {
  const { pinyin, initials } = await pinyinOf(title, isName ? 'name' : 'text')
  return [
    ...pinyin.map((sound) => soundToken('pinyin', sound)),
    ...initials.map((sound) => soundToken('initials', sound)),
    ...blurredTokens(pinyin),
  ]
}

/** The index entries for the pronunciation of a text beside the title, which may be words or the names of people. */
export async function besideTokens(text: string): Promise<string[]> {
  const readings = await Promise.all([pinyinOf(text, 'text'), pinyinOf(text, 'names')])
  const pinyin = [...new Set(readings.flatMap((reading) => reading.pinyin))]
  const sounds = new Set(readings.flatMap((reading) => [...reading.pinyin, ...reading.initials]))
  return [...[...sounds].map((sound) => soundToken('beside', sound)), ...blurredTokens(pinyin)]
}

/** What does not change by blurring is found by its own entry. */
const blurredTokens = (pinyin: string[]) =>
  pinyin.flatMap((sound) => (blur(sound) === sound ? [] : [soundToken('blurred', blur(sound))]))

async function pinyinOf(text: string, reading: Reading): Promise<{ pinyin: string[]; initials: string[] }> {
  const speak = await openSpeech()
  const syllables = speak(text, reading)
  const pinyin = new Set<string>()
  const initials = new Set<string>()
  for (const [at, { isChinese }] of syllables.entries()) {
    const rest = syllables.slice(at, at + soundLength)
    // `PCI术后` may be typed as one; apart from that, other letters match literally.
    const isBefore = !syllables[at - 1] || syllables[at - 1]!.isChinese
    if (!isChinese && !(isBefore && rest.some((syllable) => syllable.isChinese))) continue
    pinyin.add(rest.map(({ sound }) => sound).join(''))
    if (rest.length > 1) initials.add(rest.map(({ sound }) => sound.slice(0, 1)).join(''))
  }
  return { pinyin: [...pinyin], initials: [...initials] }
}
