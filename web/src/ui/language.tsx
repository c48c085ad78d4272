import { useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { LanguageContext } from './language.ts'
import type { LanguageChoice } from './language.ts'

export type LanguageProviderProps = LanguageChoice & { children: ReactNode }

export function LanguageProvider({ language, setLanguage, children }: LanguageProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [language])
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
