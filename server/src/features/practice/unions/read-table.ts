import { readZip } from '#kernel/files/read-zip.ts'

const largestSheet = 20 * 1024 * 1024

/** The rows of an .xlsx or .csv file, as texts; undefined when it is neither. */
export function readTable(file: Buffer): string[][] | undefined {
  try {
    return file.subarray(0, 2).toString() === 'PK' ? readSheet(file) : readCsv(file)
  } catch {
    return undefined
  }
}

/** Excel saves in UTF-8 or, on Chinese systems, in GB 18030. A file with NUL in it is no text. */
function readCsv(file: Buffer): string[][] | undefined {
  if (file.includes(0)) return undefined
  return decode(file)
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('gb18030').decode(file)
  }
}

/** A workbook keeps texts apart from the sheets, which refer to them by number. */
function readSheet(file: Buffer): string[][] | undefined {
  const parts = readZip(file, largestSheet).map((part) => part.toString('utf8'))
  const sheet = parts.find((part) => /<worksheet[\s>]/.test(part))
  if (sheet === undefined) return undefined
  const shared = parts.find((part) => /<sst[\s>]/.test(part)) ?? ''
  const texts = [...shared.matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) => textIn(item))
  return [...sheet.matchAll(/<row[\s>].*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c(?:\s([^>]*?))?(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', cell = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(cell)?.[1]
      if (value === undefined) return textIn(cell)
      return /\bt="s"/.test(attributes) ? (texts[Number(value)] ?? '') : unescapeXml(value)
    }),
  )
}

/** Texts with several formats are several `<t>`. */
const textIn = (xml: string) =>
  unescapeXml([...xml.matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)].map(([, text]) => text).join(''))

const unescapeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .trim()
