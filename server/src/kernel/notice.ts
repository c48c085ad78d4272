import type { Language } from '#contract/wire/language.ts'
import { defineEvent } from './events.ts'

type Target = { kind: string; id: number }

/** A short text for one user. It leads to its target, or opens by itself. */
export type Notice = { text: Record<Language, { title: string; content: string }>; target: Target }

const itself: Target = { kind: 'richText', id: 0 }

/** Writes a notice from a feature's texts, in each language. */
export function noticeIn<Texts extends { title: string }>(
  texts: Record<Language, Texts>,
  write: (texts: Texts) => string,
  target = itself,
): Notice {
  const inLanguage = (words: Texts) => ({ title: words.title, content: write(words) })
  return { text: { zh: inLanguage(texts.zh), en: inLanguage(texts.en) }, target }
}

/** A feature has something to say to a user. The messages, which are above some that do, save and show it. */
export const userNoticed = defineEvent<{ userId: number; notice: Notice }>('kernel.userNoticed')
