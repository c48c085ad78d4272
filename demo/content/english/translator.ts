/**
 * Texts of one kind in English, by the Chinese one. A text may hold parts, as in `{disease}专场`: each is a text of the kind that it
 * names, and is translated in turn. A digit behind the name tells two of a kind apart, and `{disease+}` is one or several, with `、`
 * between them. In the translation `{disease}` stands within a sentence, and `{Disease}` begins one. A `{number}` and what is written in
 * `{latin}` letters stay as they are, and a `{person}` is written in such letters.
 */
export type Texts = Readonly<Record<string, string>>

export type Translator = (chinese: string) => string | undefined

export const part = /\{([a-z]+)(\d*)(\+?)\}/gi

/** Kinds that no list can hold, with what they may be, the longest first. */
const openKinds: Readonly<Record<string, readonly RegExp[]>> = {
  number: [/\d+/y],
  latin: [/[\x20-\x7e]+/y],
  person: [/\p{Script=Han}{4}/uy, /\p{Script=Han}{3}/uy, /\p{Script=Han}{2}/uy],
}

export const openKindNames = Object.keys(openKinds)

type Step = { literal: string } | { name: string; kind: string; isList: boolean }
type Pattern = { steps: Step[]; english: string }
type Kind = { plain: Map<string, string[]>; texts: Texts; patterns: Pattern[] }

/** By name; a list has several. */
type Parts = Readonly<Record<string, readonly string[]>>
type Found<Value> = { end: number; value: Value }

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const properName = /^(Crohn|Cushing|Helicobacter|Kawasaki|Parkinson)/

/** As it stands within a sentence. */
function within(kind: string, english: string): string {
  if (kind === 'hospital') return english.includes(' of ') ? `the ${english}` : english
  return /^[A-Z]([a-z]| )/.test(english) && !properName.test(english) ? lowerFirst(english) : english
}

const list = new Intl.ListFormat('en-GB')

const fill = (english: string, parts: Parts) =>
  english.replaceAll(part, (_, name: string, digit: string) => {
    const kind = lowerFirst(name)
    return list.format(
      parts[kind + digit]!.map((one, at) => (name === kind || at > 0 ? within(kind, one) : upperFirst(one))),
    )
  })

function stepsOf(chinese: string): Step[] {
  const steps: Step[] = []
  let at = 0
  for (const { 0: found, 1: kind, 2: digit, 3: plus, index } of chinese.matchAll(part)) {
    if (index > at) steps.push({ literal: chinese.slice(at, index) })
    steps.push({ name: `${kind}${digit}`, kind: kind!, isList: plus === '+' })
    at = index + found.length
  }
  if (at < chinese.length) steps.push({ literal: chinese.slice(at) })
  return steps
}

const hasParts = (chinese: string) => chinese.search(part) >= 0

function prepare(texts: Texts): Kind {
  const all = Object.entries(texts)
  const plain = all.map(([chinese]) => chinese).filter((chinese) => !hasParts(chinese))
  return {
    texts,
    plain: Map.groupBy(
      plain.toSorted((a, b) => b.length - a.length),
      (chinese) => chinese.charAt(0),
    ),
    patterns: all
      .filter(([chinese]) => hasParts(chinese))
      .map(([chinese, english]) => ({ steps: stepsOf(chinese), english })),
  }
}

/** Translates the texts of these kinds; a text of none of them is undefined. */
export function createTranslator(
  given: ReadonlyMap<string, Texts>,
  nameOf: (person: string) => string,
): Translator {
  const kinds = new Map([...given].map(([name, texts]) => [name, prepare(texts)]))

  /** Every text of a kind that begins there, translated. */
  function* textsAt(kind: string, text: string, at: number): Generator<Found<string>> {
    for (const pattern of openKinds[kind] ?? []) {
      pattern.lastIndex = at
      const found = pattern.exec(text)?.[0]
      if (found !== undefined)
        yield { end: at + found.length, value: kind === 'person' ? nameOf(found) : found }
    }
    if (openKinds[kind]) return
    const known = kinds.get(kind)
    if (!known) throw new Error(`no texts of the kind ${kind}`)
    for (const chinese of known.plain.get(text.charAt(at)) ?? [])
      if (text.startsWith(chinese, at)) yield { end: at + chinese.length, value: known.texts[chinese]! }
    for (const { steps, english } of known.patterns)
      for (const { end, value } of partsAt(steps, text, at)) yield { end, value: fill(english, value) }
  }

  function* listsAt(kind: string, text: string, at: number): Generator<Found<string[]>> {
    for (const { end, value } of textsAt(kind, text, at)) {
      if (text.charAt(end) === '、')
        for (const others of listsAt(kind, text, end + 1))
          yield { end: others.end, value: [value, ...others.value] }
      yield { end, value: [value] }
    }
  }

  function* partsAt(steps: readonly Step[], text: string, at: number): Generator<Found<Parts>> {
    const [step, ...others] = steps
    if (!step) yield { end: at, value: {} }
    else if ('literal' in step) {
      if (text.startsWith(step.literal, at)) yield* partsAt(others, text, at + step.literal.length)
    } else
      for (const { end, value } of step.isList ? listsAt(step.kind, text, at) : textsAt(step.kind, text, at))
        for (const rest of partsAt(others, text, end))
          yield { end: rest.end, value: { [step.name]: [value].flat(), ...rest.value } }
  }

  const whole: Texts = Object.assign({}, ...given.values())
  return (chinese) => {
    if (Object.hasOwn(whole, chinese)) return whole[chinese]
    for (const kind of given.keys())
      for (const { end, value } of textsAt(kind, chinese, 0)) if (end === chinese.length) return value
    return undefined
  }
}
