export type Language = 'zh' | 'en'

/** The first supported language of a preference list such as `en-GB,zh;q=0.8`; Chinese if it names neither. */
export function chooseLanguage(asked: string | undefined): Language {
  let chosen: Language = 'zh'
  let weight = 0
  for (const item of asked?.split(',') ?? []) {
    const [, name, q = '1'] = /^\s*(zh|en)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(item) ?? []
    if (!name || !(Number(q) > weight)) continue
    chosen = name.toLowerCase() as Language
    weight = Number(q)
  }
  return chosen
}
