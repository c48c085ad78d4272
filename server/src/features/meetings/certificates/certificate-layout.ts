import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { presentPoints } from './certificates.present.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { widthOf } from './outline-text.ts'
import { printable } from './printable.ts'

/** A4 landscape, in points. */
export const sheet = { width: 842, height: 595 }
export const colours = {
  ink: '#14201f',
  quiet: '#52605f',
  accent: '#0a6c74',
  soft: '#e1f0f1',
  red: '#b3261e',
}

export type Line = { text: string; x: number; baseline: number; size: number; colour: string }

const centre = sheet.width / 2
const column = 620

function centred(given: string, baseline: number, size: number, colour: string): Line {
  const text = printable(given)
  return { text, x: centre - widthOf(text, size) / 2, baseline, size, colour }
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

/** The position of each line of a certificate; PDF and picture are rendered from the same list. */
export function layOut(row: CertificateRow): Line[] {
  const look = row.look ?? usualLook(row)
  const points = presentPoints(row.points_tenths)
  const fill = (text: string) => text.replaceAll('{points}', points)
  const [year, month, day] = row.issued_on.split('-').map(Number)
  const title = wrapLines(printable(`《${row.meeting_title}》`), 20, column)
  const after = 318 + title.length * 30
  return [
    ...(row.revoked_at ? [centred('此证书已撤销 · REVOKED', 66, 16, colours.red)] : []),
    centred(look.issuer, 96, 15, look.accent),
    centred(look.heading, 160, 46, colours.ink),
    centred(look.heading_en, 190, 13, colours.quiet),
    centred(row.truename, 252, 32, look.accent),
    centred(look.lead, 292, 15, colours.ink),
    ...title.map((text, at) => centred(text, 326 + at * 30, 20, colours.ink)),
    centred(fill(look.closing), after + 14, 15, colours.ink),
    centred(fill(look.closing_en), after + 38, 11, colours.quiet),
    ...(look.remark ? [centred(look.remark, after + 60, 11, colours.quiet)] : []),
    { text: `证书编号  ${row.number}`, x: 84, baseline: 492, size: 12, colour: colours.ink },
    { text: `颁发日期  ${year}年${month}月${day}日`, x: 84, baseline: 514, size: 12, colour: colours.ink },
    { text: '扫描二维码验证真伪 · Scan to verify', x: 84, baseline: 536, size: 10, colour: colours.quiet },
  ]
}
