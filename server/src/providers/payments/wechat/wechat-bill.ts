import type { StatementLine } from '#kernel/ports/payments.ts'
import { readFen } from '../fen.ts'
import { readShanghaiTime } from '../shanghai-time.ts'
import { orderNoOf } from './trade-number.ts'

/**
 * Reads a trade bill: a head, the lines, the head of the sums, the sums. Every value of a line begins with a backtick,
 * so that a spreadsheet takes it for text.
 */
export function readWechatBill(text: string): StatementLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  return rows
    .filter((row) => row.startsWith('`'))
    .slice(0, -1)
    .flatMap((row) => readLine(names, row) ?? [])
}

function readLine(names: string[], row: string): StatementLine | undefined {
  const values = row.slice(1).split(',`')
  const value = (name: string) => values[names.indexOf(name)]?.trim() ?? ''
  const kind = { SUCCESS: 'payment', REFUND: 'refund' }[value('交易状态')] as
    | StatementLine['kind']
    | undefined
  if (!kind) return undefined
  return {
    kind,
    orderNo: orderNoOf(value('商户订单号')),
    refundNo: kind === 'refund' ? value('商户退款单号') : '',
    transactionNo: value('微信订单号'),
    amountFen: readFen(value(kind === 'refund' ? '申请退款金额' : '订单金额')),
    feeFen: readFen(value('手续费')),
    at: readShanghaiTime(value('交易时间')),
  }
}
