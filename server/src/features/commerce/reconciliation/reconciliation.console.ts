import {
  moneyColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
} from '#kernel/console/columns.ts'
import { defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { differenceRows } from './reconciliation.console.queries.ts'

const providers = states({
  wechat: ['微信支付', 'WeChat Pay'],
  alipay: ['支付宝', 'Alipay'],
  sandbox: ['模拟支付', 'Sandbox'],
})

const kinds = states({
  only_here: ['渠道缺失', 'Only in our books', 'error'],
  only_there: ['本方缺失', 'Only in the statement', 'error'],
  amount: ['金额不符', 'Amounts differ', 'warning'],
})

export const differencesResource = defineResource({
  name: 'reconciliation',
  part: 'money',
  title: words('对账差异', 'Reconciliation'),
  right: 'money.read',
  rows: differenceRows,
  titleOf: ({ number }) => String(number),
  columns: {
    day: textColumn('账单日', 'Day'),
    provider: stateColumn('渠道', 'Provider', providers),
    movement: stateColumn(
      '类型',
      'Movement',
      states({ payment: ['支付', 'Payment'], refund: ['退款', 'Refund'] }),
    ),
    kind: stateColumn('差异', 'Difference', kinds),
    number: textColumn('流水号', 'Number'),
    here_fen: moneyColumn('本方金额', 'Our amount'),
    there_fen: moneyColumn('渠道金额', 'Their amount'),
  },
  filters: {
    q: textFilter('流水号', 'Number'),
    provider: stateFilter('渠道', 'Provider', providers),
    kind: stateFilter('差异', 'Difference', kinds),
  },
})
