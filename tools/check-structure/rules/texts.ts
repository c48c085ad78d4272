import type { Finding } from '../source-tree.ts'

type Texts = Record<string, unknown>

const isObject = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** The catalogues among a module's exports say the same things in both languages. */
export function checkTexts(file: string, exported: Record<string, unknown>): Finding[] {
  return Object.entries(exported)
    .filter(([, value]) => isObject(value) && ('zh' in value || 'en' in value))
    .flatMap(([name, value]) => {
      const { zh, en } = value as { zh: unknown; en: unknown }
      return differences(name, zh, en).map((message) => ({ path: file, message }))
    })
}

function differences(name: string, zh: unknown, en: unknown): string[] {
  if (zh === undefined || en === undefined) return [`${name} is missing in ${zh === undefined ? 'zh' : 'en'}`]
  if (isObject(zh) && isObject(en)) {
    const keys = new Set([...Object.keys(zh), ...Object.keys(en)])
    return [...keys].flatMap((key) => differences(`${name}.${key}`, zh[key], en[key]))
  }
  if (typeof zh !== typeof en) return [`${name} is a ${typeof zh} in zh and a ${typeof en} in en`]
  const words = typeof zh === 'function' ? zh.toString() : zh
  if (typeof words === 'string' && words.includes('你')) return [`${name} says 你 where all others say 您`]
  const empty = [zh === '' && 'zh', en === '' && 'en'].filter(Boolean)
  return empty.map((language) => `${name} is empty in ${language}`)
}
