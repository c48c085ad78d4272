import { useLanguage, useSetLanguage } from '#web/ui/language.ts'
import './language-switch.css'

const languages = {
  zh: { code: 'zh-CN', name: '中文' },
  en: { code: 'en', name: 'English' },
}

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  const { code, name } = languages[other]
  return (
    <button type="button" className="language-switch" lang={code} onClick={() => setLanguage(other)}>
      {name}
    </button>
  )
}
