import PdfPaper from 'pdfkit'
import { yuanOf } from '#contract/wire/amount.ts'
import { maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { fontFile } from '#server/features/meetings/certificates/outline-text.ts'
import type { TaxedPaymentRow } from './tax.queries.ts'

/** A4, in points. */
const sheet = { width: 595, height: 842, margin: 48 }
const colours = { ink: '#14201f', quiet: '#52605f', accent: '#0a6c74', line: '#c9d3d2' }

type Column = { head: string; x: number; width: number; align: 'left' | 'right' }

const columns: Column[] = [
  { head: '日期 Date', x: 48, width: 66, align: 'left' },
  { head: '项目 For', x: 118, width: 141, align: 'left' },
  { head: '税前 Gross', x: 263, width: 56, align: 'right' },
  { head: '减除 Deducted', x: 323, width: 56, align: 'right' },
  { head: '应税 Taxed', x: 383, width: 52, align: 'right' },
  { head: '税额 Tax', x: 439, width: 50, align: 'right' },
  { head: '税后 Net', x: 493, width: 54, align: 'right' },
]

type Paper = InstanceType<typeof PdfPaper>

/** What was paid to one person in a month, and the tax withheld of it. There is at least one payment. */
export async function drawStatement(month: string, rows: TaxedPaymentRow[], vault: Vault): Promise<Buffer> {
  const person = rows[0]!
  const paper = new PdfPaper({
    size: 'A4',
    margin: sheet.margin,
    info: { Title: `${person.truename} ${month}`, Author: 'Xinglin' },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.font(fontFile)
  paper.fontSize(11).fillColor(colours.accent).text('杏林 XINGLIN', sheet.margin, 52)
  paper.fontSize(20).fillColor(colours.ink).text(`${month} 劳务报酬与代扣税款明细`, sheet.margin, 74)
  paper.fontSize(10).fillColor(colours.quiet)
  paper.text('Remuneration for labour and individual income tax withheld', sheet.margin, 104)
  paper.fontSize(11).fillColor(colours.ink)
  paper.text(`姓名 Name  ${person.truename}`, sheet.margin, 132)
  paper.text(`身份证号 ID  ${maskNumber(vault.openText(person.id_number_sealed))}`, 263, 132)
  let y = drawRow(
    paper,
    164,
    columns.map(({ head }) => head),
    colours.quiet,
  )
  for (const row of rows) {
    if (y > sheet.height - 120) {
      paper.addPage()
      y = sheet.margin
    }
    y = drawRow(paper, y, [shanghaiTime(row.paid_at).slice(0, 10), row.title, ...amountsOf(row).map(yuanOf)])
  }
  const totals = rows.map(amountsOf).reduce((sum, amounts) => sum.map((fen, at) => fen + amounts[at]!))
  y = drawRow(paper, y, ['合计 Total', '', ...totals.map(yuanOf)], colours.accent)
  paper.fontSize(9).fillColor(colours.quiet)
  paper.text(
    '同一项目在一个月内的多次支付合并计税。金额单位：元。 Payments for one project within a month are taxed as one. Amounts in yuan.',
    sheet.margin,
    y + 14,
    { width: sheet.width - 2 * sheet.margin },
  )
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

const amountsOf = (row: TaxedPaymentRow) => [
  row.gross_fen,
  row.deduction_fen,
  row.taxable_fen,
  row.tax_fen,
  row.net_fen,
]

/** Draws a row of cells and a line below it; returns where the next one begins. */
function drawRow(paper: Paper, y: number, cells: string[], colour = colours.ink): number {
  paper.fontSize(9).fillColor(colour)
  const heights = columns.map(({ x, width, align }, at) => {
    const cell = cells[at] ?? ''
    paper.text(cell, x, y, { width, align })
    return paper.heightOfString(cell, { width })
  })
  const end = y + Math.max(...heights) + 6
  paper
    .moveTo(sheet.margin, end)
    .lineTo(sheet.width - sheet.margin, end)
    .lineWidth(0.5)
    .stroke(colours.line)
  return end + 6
}
