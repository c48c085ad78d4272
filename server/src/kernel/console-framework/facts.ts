import type { ShownFact } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Words } from './words.ts'

/** Makes the facts that the detail of a record shows, in one language. */
export function factsIn(language: Language) {
  const fact =
    (kind: ShownFact['kind']) =>
    (zh: string, en: string, value: string | number, to?: string): ShownFact => ({
      title: { zh, en }[language],
      kind,
      value: String(value),
      ...(to !== undefined && { to }),
    })
  return {
    text: fact('text'),
    rich: fact('rich'),
    picture: fact('picture'),
    video: fact('video'),
    /** A link reads as its value and leads to an address of the product or of the console. */
    link: fact('link'),
    /** What was there, and what comes there. */
    change: (title: Words, before: string, after: string): ShownFact => ({
      title: title[language],
      kind: 'change',
      before,
      value: after,
    }),
  }
}
