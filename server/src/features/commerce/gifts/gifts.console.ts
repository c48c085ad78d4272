import { giftStates } from '#contract/commerce/gifts.ts'
import {
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { giftCodeRows } from './gifts.console.queries.ts'

const codeStates = states({
  [giftStates.unused]: ['未领取', 'Unused', 'processing'],
  [giftStates.taken]: ['已领取', 'Taken', 'success'],
  [giftStates.held]: ['退款中', 'Being refunded', 'warning'],
  [giftStates.returned]: ['已退回', 'Given back'],
})

export const giftCodesResource = defineResource({
  name: 'gift-codes',
  title: words('赠送码', 'Gift codes'),
  right: 'money.read',
  rows: giftCodeRows,
  titleOf: ({ ending, item }) => `…${String(ending)} · ${String(item)}`,
  columns: {
    ending: textColumn('尾号', 'Ends in'),
    item: textColumn('商品', 'Item'),
    giver: textColumn('赠送人', 'Giver'),
    state: stateColumn('状态', 'State', codeStates),
    taker: textColumn('领取人', 'Taken by'),
    taken_at: timeColumn('领取时间', 'Taken'),
    created_at: timeColumn('生成时间', 'Made', { isHidden: true }),
  },
  filters: {
    q: textFilter('商品、赠送人或领取人', 'Item, giver or taker'),
    state: stateFilter('状态', 'State', codeStates),
  },
})
