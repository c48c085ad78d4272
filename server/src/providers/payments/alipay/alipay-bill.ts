import type { StatementLine } from '#kernel/ports/payments.ts'
import { readFen } from '../fen.ts'
import { readShanghaiTime } from '../shanghai-time.ts'
import { readZip } from '#kernel/files/read-zip.ts'

const firstColumn = '支付宝交易号'

/** Reads a trade bill: a zip with the lines in one file and the sums in another, in Alipay's old encoding. */
export function readAlipayBill(zip: Buffer): StatementLine[] {
  const texts = readZip(zip).map((file) => new TextDecoder('gb18030').decode(file))
  return texts.flatMap(readLines)
}

/** Comments around the table begin with `#`. */
function readLines(text: string): StatementLine[] {
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith('#'))
  const names = (rows.shift() ?? '').split(',').map((name) => name.trim())
  return names[0] === firstColumn ? rows.map((row) => readLine(names, row)) : []
}

function readLine(names: string[], row: string): StatementLine {
  // Numbers end with a tab, so that a spreadsheet takes them for text.
  const values = row.split(',').map((value) => value.trim())
  const value = (name: string) => values[names.indexOf(name)] ?? ''
  const kind = value('业务类型') === '退款' ? 'refund' : 'payment'
  return {
    kind,
    orderNo: value('商户订单号'),
    refundNo: kind === 'refund' ? value('退款批次号/请求号') : '',
    transactionNo: value(firstColumn),
    // Written with the sign of what it does to our balance.
    amountFen: Math.abs(readFen(value('订单金额（元）'))),
    feeFen: -readFen(value('服务费（元）')) || 0,
    at: readShanghaiTime(value('完成时间')),
  }
}
