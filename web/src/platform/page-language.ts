import type { Language } from '#contract/wire/language.ts'
import { createListeners } from './listeners.ts'
import { storage } from './storage.ts'

/** The stored choice, else Chinese; `?lang=en` sets it. */
const changes = createListeners<Language>()

export function adoptLanguageOf(address: string): void {
  const asked = new URL(address).searchParams.get('lang')
  if (asked === 'en' || asked === 'zh') storage.set('locale', asked)
}

export const pageLanguage = (): Language => storage.get('locale')

export function setPageLanguage(language: Language): void {
  storage.set('locale', language)
  changes.emit('change', language)
}

export const onLanguageChange = (listener: () => void) => changes.add('change', listener)
