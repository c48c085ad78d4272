import { loadPinyin } from '#kernel/pinyin.ts'
import { rareSurnames } from '#demo/content/names.ts'
import { kinds } from './texts.ts'
import { createTranslator } from './translator.ts'
import type { Translator } from './translator.ts'

/** Translates the texts of the demo world. */
export async function loadEnglish(): Promise<Translator> {
  const pinyin = await loadPinyin()
  const write = (name: string, surname: 'all' | 'off') => {
    const letters = pinyin(name, { toneType: 'none', type: 'array', surname }).join('')
    return letters.charAt(0).toUpperCase() + letters.slice(1)
  }
  return createTranslator(kinds, (person) => {
    const length = rareSurnames.find((surname) => person.startsWith(surname))?.length ?? 1
    return `${write(person.slice(0, length), 'all')} ${write(person.slice(length), 'off')}`
  })
}
