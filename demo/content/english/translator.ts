/**
 * Texts of one kind in English, by the Chinese one. A text may hold parts, as in `{disease}专场`: each is a text of the kind that it
 * names, and is translated in turn. A digit behind the name tells two of a kind apart. In the translation `{disease}` stands within a
 * sentence, and `{Disease}` begins one. A `{number}` stays as it is, and a `{person}` is written in letters.
 */
export type Texts = Readonly<Record<string, string>>

export type Translator = (chinese: string) => string | undefined

export const part = /\{(\w+?)(\d*)\}/g

/** Kinds that no list can hold. */
export const openKinds: Readonly<Record<string, string>> = {
  number: String.raw`\d+`,
  person: String.raw`\p{Script=Han}{2,4}`,
}

type Pattern = { chinese: RegExp; english: string }
type Kind = { texts: Texts; source: string; patterns: Pattern[] }

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const properName = /^(Crohn|Cushing|Helicobacter|Kawasaki|Parkinson)/

/** As it stands within a sentence. */
function within(kind: string, english: string): string {
  if (kind === 'hospital') return english.includes(' of ') ? `the ${english}` : english
  return /^[A-Z]([a-z]| )/.test(english) && !properName.test(english) ? lowerFirst(english) : english
}

/** Translates the texts of these kinds; a text of none of them is undefined. */
export function createTranslator(
  given: ReadonlyMap<string, Texts>,
  nameOf: (person: string) => string,
): Translator {
  const kinds = new Map<string, Kind>()

  function kindOf(name: string): Kind {
    const known = kinds.get(name)
    if (known) return known
    const texts = given.get(name)
    if (!texts) throw new Error(`no texts of the kind ${name}`)
    const all = Object.entries(texts).map(([chinese, english]) => ({ chinese: escape(chinese), english }))
    const kind = {
      texts,
      source: all
        .map(({ chinese }) => chinese.replaceAll(part, (_, of: string) => `(?:${sourceOf(of)})`))
        .join('|'),
      patterns: all
        .filter(({ chinese }) => chinese.match(part))
        .map(({ chinese, english }) => ({
          chinese: new RegExp(
            `^${chinese.replaceAll(part, (_, of: string, digit: string) => `(?<${of}${digit}>${sourceOf(of)})`)}$`,
            'u',
          ),
          english,
        })),
    }
    kinds.set(name, kind)
    return kind
  }

  const sourceOf = (kind: string) => openKinds[kind] ?? kindOf(kind).source

  function translate(kind: string, chinese: string): string | undefined {
    if (kind === 'number') return chinese
    if (kind === 'person') return nameOf(chinese)
    const { texts, patterns } = kindOf(kind)
    if (Object.hasOwn(texts, chinese)) return texts[chinese]
    for (const pattern of patterns) {
      const found = pattern.chinese.exec(chinese)
      if (found) return fill(pattern.english, found.groups ?? {})
    }
    return undefined
  }

  const fill = (english: string, parts: Readonly<Record<string, string>>) =>
    english.replaceAll(part, (_, name: string, digit: string) => {
      const kind = lowerFirst(name)
      const translated = translate(kind, parts[kind + digit]!)!
      return name === kind ? within(kind, translated) : upperFirst(translated)
    })

  const written: Texts = Object.assign({}, ...given.values())
  return (chinese) => {
    if (Object.hasOwn(written, chinese)) return written[chinese]
    for (const kind of given.keys()) {
      const english = translate(kind, chinese)
      if (english !== undefined) return english
    }
    return undefined
  }
}
