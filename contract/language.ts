export type Language = 'zh' | 'en'

/** The language that a preference list such as `en-GB,zh;q=0.8` asks for first; Chinese when it names neither. */
export function chooseLanguage(asked: string | undefined): Language {
  const first = asked?.split(',').find((item) => /^\s*(zh|en)\b/i.test(item))
  return first !== undefined && /^\s*en\b/i.test(first) ? 'en' : 'zh'
}
