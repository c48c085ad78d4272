import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { presentPoints } from './certificates.present.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { widthOf } from './outline-text.ts'
import { printable } from './printable.ts'

/** A4, in points. */
export const sheet = { width: 595, height: 842 }
export const colours = {
  ink: '#14201f',
  quiet: '#52605f',
  accent: '#0a6c74',
  watermark: '#fef7f2',
  red: '#b3261e',
}

/** `weight` thickens the only weight of the font, by a line around its glyphs. */
export type Line = {
  text: string
  x: number
  baseline: number
  size: number
  colour: string
  weight?: number
}

/** Where the platform's seal stands. */
export const seal = { x: 474, y: 697, radius: 52 }

export type Box = { x: number; y: number; width: number; height: number }

const centre = sheet.width / 2
const logoBox: Box = { x: centre - 130, y: 60, width: 260, height: 52 }
const sealBox: Box = {
  x: seal.x - seal.radius,
  y: seal.y - seal.radius,
  width: 2 * seal.radius,
  height: 2 * seal.radius,
}

/** The pictures of the organiser, each in the middle of its box. A revoked certificate has no seal. */
export function picturesOn({
  look,
  revoked_at,
}: Pick<CertificateRow, 'look' | 'revoked_at'>): { address: string; box: Box }[] {
  return [
    ...(look?.logo ? [{ address: look.logo, box: logoBox }] : []),
    ...(look?.seal && !revoked_at ? [{ address: look.seal, box: sealBox }] : []),
  ]
}
const column = 440

function centred(given: string, baseline: number, size: number, colour: string, weight = 0): Line {
  const text = printable(given)
  return { text, x: centre - widthOf(text, size) / 2, baseline, size, colour, weight }
}

/** Breaks between any two characters, as in Chinese, but not inside a Latin word. */
export function wrapLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(/[A-Za-z0-9.,-]+|[^]/gu) ?? []) {
    if (line !== '' && widthOf(line + piece, size) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trim()].filter(Boolean)
}

/** How certificates look where their meeting has no template. */
export function usualLook({ points_tenths }: Pick<CertificateRow, 'points_tenths'>): CertificateLook {
  const hasCredit = points_tenths > 0
  return {
    issuer: '杏林 XINGLIN',
    heading: '学习证书',
    heading_en: 'CERTIFICATE OF COMPLETION',
    lead: '已完成',
    closing: hasCredit ? '的全部学习要求，授予学分 {points} 分。' : '的全部学习要求，考核合格。',
    closing_en: hasCredit
      ? 'has completed the programme above and is awarded {points} credit points.'
      : 'has completed the programme above and passed its examination.',
    remark: '',
    accent: colours.accent,
  }
}

const onSeal = (text: string, baseline: number, size: number): Line => ({
  text,
  x: seal.x - widthOf(text, size) / 2,
  baseline,
  size,
  colour: colours.red,
  weight: 0.4,
})

const sealLines = () => [onSeal('杏林', seal.y + 16, 18), onSeal('证书专用', seal.y + 33, 11)]

/** Name, workplace and title; a name that nobody has compared with a licence says so, as certificates of before cannot. */
function nameLines(row: CertificateRow, accent: string): Line[] {
  const work = [row.hospital, row.job_title].filter(Boolean).join(' · ')
  const isUnverified = row.proof_version > 1 && !row.is_verified
  return [
    centred(row.truename, 306, 36, accent, 0.8),
    ...(work ? [centred(fitted(work, 14), 334, 14, colours.ink)] : []),
    ...(isUnverified
      ? [centred('姓名由本人填写，未经实名认证 · Name not verified', 351, 9.5, colours.red)]
      : []),
  ]
}

/** One line: what is too long for it is cut. */
function fitted(text: string, size: number): string {
  const [line = '', more] = wrapLines(printable(text), size, column)
  return more === undefined ? line : `${line.slice(0, -1)}…`
}

/** The position of each line of a certificate; PDF and picture are rendered from the same list. */
export function layOut(row: CertificateRow): Line[] {
  const look = row.look ?? usualLook(row)
  const points = presentPoints(row.points_tenths)
  const fill = (text: string) => text.replaceAll('{points}', points)
  const [year, month, day] = row.issued_on.split('-').map(Number)
  const title = wrapLines(printable(`《${row.meeting_title}》`), 21, column)
  const after = 422 + title.length * 32
  const facts = (text: string, baseline: number): Line => ({
    text,
    x: 206,
    baseline,
    size: 12,
    colour: colours.ink,
  })
  return [
    ...(row.revoked_at ? [centred('此证书已撤销 · REVOKED', 54, 14, colours.red, 0.4)] : []),
    centred(look.issuer, 134, 16, look.accent, 0.3),
    centred(look.heading, 206, 44, colours.ink, 1),
    centred(look.heading_en, 236, 13, colours.quiet),
    ...nameLines(row, look.accent),
    centred(look.lead, 382, 16, colours.ink),
    ...title.map((text, at) => centred(text, 420 + at * 32, 21, colours.ink, 0.4)),
    centred(fill(look.closing), after + 8, 16, colours.ink),
    centred(fill(look.closing_en), after + 34, 11, colours.quiet),
    ...(look.remark ? [centred(look.remark, after + 58, 11, colours.quiet)] : []),
    ...(row.organiser ? [centred(`主办单位：${row.organiser}`, 618, 12, colours.ink)] : []),
    facts('证书编号', 662),
    { ...facts(row.number, 680), weight: 0.2 },
    facts('颁发日期', 706),
    facts(`${year}年${month}月${day}日`, 724),
    { text: '扫描二维码验证真伪 · Scan to verify', x: 206, baseline: 752, size: 10, colour: colours.quiet },
    ...(row.revoked_at || look.seal ? [] : sealLines()),
  ]
}
