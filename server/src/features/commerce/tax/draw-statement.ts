import { yuanOf } from '#contract/wire/amount.ts'
import { maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import type { TaxedPaymentRow } from './tax.queries.ts'

const colours = { ink: '#14201f', quiet: '#52605f', accent: '#0a6c74', line: '#c9d3d2' }

type Column = { head: string; x: number; width: number; align: 'left' | 'right' }

const columns: Column[] = [
  { head: '日期\nDate', x: 56, width: 60, align: 'left' },
  { head: '项目\nFor', x: 120, width: 127, align: 'left' },
  { head: '税前\nGross', x: 251, width: 58, align: 'right' },
  { head: '减除\nDeducted', x: 313, width: 54, align: 'right' },
  { head: '应税\nTaxed', x: 371, width: 54, align: 'right' },
  { head: '税额\nTax', x: 429, width: 50, align: 'right' },
  { head: '税后\nNet', x: 483, width: 56, align: 'right' },
]

const heads = columns.map(({ head }) => head)

/** What was paid to one person in a month, and the tax withheld of it. There is at least one payment. */
export function drawStatement(month: string, rows: TaxedPaymentRow[], vault: Vault): Promise<Buffer> {
  const person = rows[0]!
  return drawA4(`${person.truename} ${month}`, (paper) => {
    paper.fontSize(11).fillColor(colours.accent).text('杏林 XINGLIN')
    paper.fontSize(20).fillColor(colours.ink).text(`${month} 收入与代扣税款明细`)
    paper.fontSize(10).fillColor(colours.quiet)
    paper.text('Remuneration for labour, royalties, and individual income tax withheld').moveDown()
    paper.fontSize(11).fillColor(colours.ink).text(`姓名 Name  ${person.truename}`)
    paper.text(`身份证号 ID  ${maskNumber(vault.openText(person.id_number_sealed))}`)
    let y = drawRow(paper, paper.y + 16, heads, colours.quiet)
    for (const row of rows) {
      if (y > a4.height - a4.margin - rowRoom) {
        paper.addPage()
        y = drawRow(paper, a4.margin, heads, colours.quiet)
      }
      const cells = [shanghaiTime(row.paid_at).slice(0, 10), titleOf(row), ...amountsOf(row).map(yuanOf)]
      y = drawRow(paper, y, cells)
    }
    const totals = rows.map(amountsOf).reduce((sum, amounts) => sum.map((fen, at) => fen + amounts[at]!))
    y = drawRow(paper, y, ['合计 Total', '', ...totals.map(yuanOf)], colours.accent)
    paper.fontSize(9).fillColor(colours.quiet)
    paper.text('同一项目在一个月内的多次支付合并计税。金额单位：元。', a4.margin, y + 10)
    paper.text('Payments for one project within a month are taxed as one. Amounts in yuan.')
  })
}

const kindNames = { labour: '劳务报酬', royalty: '特许权使用费' }

const titleOf = ({ kind, corrects, title }: TaxedPaymentRow) =>
  `${kindNames[kind]}${corrects === null ? '' : '更正'}：${title}`

/** A row with a long title, the totals and the notes fit into it. */
const rowRoom = 130

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
    .moveTo(a4.margin, end)
    .lineTo(a4.width - a4.margin, end)
    .lineWidth(0.5)
    .stroke(colours.line)
  return end + 6
}
