import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export type Language = 'zh' | 'en'

/** A text, or a whole catalogue of texts, in both languages. */
export type InBoth<T> = { zh: T; en: T }

export type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

export const LanguageContext = createContext<LanguageChoice>({ language: 'zh', setLanguage() {} })

export function useLanguage(): Language {
  return use(LanguageContext).language
}

export function useSetLanguage(): (language: Language) => void {
  return use(LanguageContext).setLanguage
}

/** A feature's texts in the current language: `const text = useText(orderText)`. */
export function useText<T>(text: InBoth<T>): T {
  return text[useLanguage()]
}

/**
 * The language of content, which nobody translates, where the page is in another: it decides the shape of the
 * characters and how a screen reader speaks them.
 */
export function useContentLang(text: ReactNode): 'zh-CN' | undefined {
  const isForeign = useLanguage() === 'en' && typeof text === 'string' && /\p{Script=Han}/u.test(text)
  return isForeign ? 'zh-CN' : undefined
}

/** Outside components (a failed call, a toast) the language is the one declared on the page. */
export function pick<T>(text: InBoth<T>, language: Language = pageLanguage()): T {
  return text[language]
}

function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'zh'
}
