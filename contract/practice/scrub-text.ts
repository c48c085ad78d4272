/** What may identify a patient besides patterns: names, numbers and hospitals of one consultation. */
export type KnownNames = readonly string[]

const removed = { name: '某', date: '[日期]', number: '[号码]', address: '[联系方式]' }

/** A name after a label, or before the sex: others cannot be told from medical words. */
const introducedNames = [
  /(?<=(?:姓名|联系人|家属)\s*[:：]\s*)\p{Script=Han}{2,4}/gu,
  /(?<=(?:患者|病人)[:：\s]*)\p{Script=Han}{2,4}(?=[\s,，、(（]*[男女])/gu,
]

const patterns: [RegExp, string][] = [
  // Addresses of mail and pages.
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, removed.address],
  [/https?:\/\/\S+/g, removed.address],
  // Dates, with or without the year: 2025-03-07, 2025/3/7, 2025.3.7, 2025年3月7日, 3月7日, 2025年3月, 2025年.
  [/(?:19|20)\d{2}\s*[-/.]\s*\d{1,2}(?:\s*[-/.]\s*\d{1,2})?/g, removed.date],
  [/(?:19|20)\d{2}\s*年(?:\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*[日号])?)?/g, removed.date],
  [/\d{1,2}\s*月\s*\d{1,2}\s*[日号]/g, removed.date],
  [
    /\b(?:\d{1,2}\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:19|20)\d{2}\b/gi,
    removed.date,
  ],
  [
    /\b\d{1,2}\s+(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,?\s+(?:19|20)\d{2}\b/gi,
    removed.date,
  ],
  // Phone, identity, record and bed numbers: digits in a row, also with separators, and what a label introduces.
  [
    /(?<=(?:住院|门诊|病历|病案|影像|检查|床|登记|就诊)号?)[号:：\s]*[A-Za-z]{0,3}\d[\dA-Za-z-]*/g,
    removed.number,
  ],
  [/\d(?:[\s-]?\d){5,}[Xx]?/g, removed.number],
]

/** Ages above 89 are so rare that they identify. */
const age = /(?<![\d.])(\d{2,3})(?=\s*(?:岁|周岁|years?\b|-year))/g

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Characters of a name, also with spaces between them. */
const spaced = (name: string) =>
  Array.from(name)
    .map(escape)
    .join(String.raw`\s*`)

/** Digits and letters as wide as a Chinese character are the same ones. */
const toHalfWidth = (text: string) =>
  text.replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (character) => character.normalize('NFKC'))

/** Removes names, dates and numbers that may identify a patient; what a person has to look at is left to a person. */
export function scrubText(text: string, names: KnownNames): string {
  let scrubbed = toHalfWidth(text)
  const known = names
    .map((name) => toHalfWidth(name).trim())
    .filter((name) => Array.from(name).length >= 2)
    // A long name may contain a short one.
    .toSorted((a, b) => b.length - a.length)
  for (const name of known) scrubbed = scrubbed.replaceAll(new RegExp(spaced(name), 'giu'), removed.name)
  for (const pattern of introducedNames) scrubbed = scrubbed.replaceAll(pattern, removed.name)
  for (const [pattern, by] of patterns) scrubbed = scrubbed.replaceAll(pattern, by)
  return scrubbed.replaceAll(age, (years) => (Number(years) > 89 ? '90以上' : years))
}
