import { memberOf } from '#kernel/answer.ts'
import {
  moneyColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { differenceRows, reopenDifference, settleDifference } from './reconciliation.console.queries.ts'

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

const settlements = states({
  open: ['待处理', 'Open', 'warning'],
  settled: ['已处理', 'Settled', 'success'],
})

export const differencesResource = defineResource({
  name: 'reconciliation',
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
    state: stateColumn('处理', 'State', settlements),
    settlement: textColumn('处理说明', 'How it was settled'),
    settler: textColumn('处理人', 'Settled by', { isHidden: true }),
    settled_at: timeColumn('处理时间', 'Settled at', { isHidden: true }),
  },
  waiting: [
    {
      title: words('待处理对账差异', 'Differences to settle'),
      filters: { state: 'open' },
      right: 'money.handle',
    },
  ],
  filters: {
    q: textFilter('流水号', 'Number'),
    provider: stateFilter('渠道', 'Provider', providers),
    kind: stateFilter('差异', 'Difference', kinds),
    state: stateFilter('处理', 'State', settlements),
  },
  actions: {
    settle: defineAction({
      title: words('标记已处理', 'Settle'),
      right: 'money.handle',
      isBulk: true,
      asksReason: true,
      undo: 'reopen',
      applies: ({ state }) => state === 'open',
      async run(context, id, { reason }) {
        const { userId: settledBy } = memberOf(context)
        expectChange(await settleDifference(context.db, id, { settledBy, settlement: reason }))
      },
    }),
    reopen: defineAction({
      title: words('重新打开', 'Open again'),
      right: 'money.handle',
      isBulk: true,
      asksReason: true,
      applies: ({ state }) => state === 'settled',
      async run({ db }, id) {
        expectChange(await reopenDifference(db, id))
      },
    }),
  },
})
