import { useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { LanguageContext } from './language.ts'
import type { LanguageChoice } from './language.ts'

export type LanguageProviderProps = LanguageChoice & { children: ReactNode }

export function LanguageProvider({ language, setLanguage, children }: LanguageProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const named = language === 'en' ? 'en' : 'zh-CN'
    // Setting the same value again would make the browser recalculate all styles.
    if (root.lang !== named) root.lang = named
  }, [language])
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
