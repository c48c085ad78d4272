import type { Wallet } from '#contract/meetings/credit-wallet.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import type { WalletWords } from './credit-wallet.text.ts'
import { headOf, rowsOf } from './wallet-table.ts'
import type { Person } from './wallet-table.ts'

/** In points; together as wide as the paper between its margins. */
const widths = [24, 130, 78, 78, 32, 32, 56, 53]
const padding = 3

/** The credits of a year on A4, for the hospital. */
export const drawWallet = (wallet: Wallet, person: Person, text: WalletWords): Promise<Buffer> =>
  drawA4(text.heading(wallet.year), (paper) => {
    paper.fontSize(16).text(text.heading(wallet.year), { align: 'center' }).moveDown()
    paper.fontSize(10)
    for (const [name, value] of headOf(wallet, person, text)) paper.text(`${name}：${value}`, { lineGap: 2 })
    paper.moveDown()
    paper.fontSize(8)
    for (const row of rowsOf(wallet, text)) drawRow(paper, row.map(String))
    paper.moveDown().fontSize(8).fillColor('#52605f')
    paper.text(text.made(shanghaiTime(new Date())), a4.margin, paper.y + 8)
  })

/** A row as high as its highest cell, whole on one page. */
function drawRow(paper: Paper, cells: string[]): void {
  const heights = cells.map((cell, at) => paper.heightOfString(cell, { width: widths[at]! - 2 * padding }))
  const height = Math.max(...heights) + 2 * padding
  if (paper.y + height > a4.height - a4.margin) paper.addPage()
  const top = paper.y
  let left = a4.margin
  for (const [at, cell] of cells.entries()) {
    const width = widths[at]!
    paper.lineWidth(0.5).rect(left, top, width, height).stroke('#c9d3d2')
    paper.text(cell, left + padding, top + padding, { width: width - 2 * padding })
    left += width
  }
  paper.x = a4.margin
  paper.y = top + height
}
