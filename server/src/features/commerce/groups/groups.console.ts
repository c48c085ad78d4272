import { groupFailures, groupLimits, groupStates } from '#contract/commerce/groups.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  choiceFilter,
  flagColumn,
  moneyColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { moneyField, numberField, referenceField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { currentPriceFen } from '#server/features/library/works/price.ts'
import { groupOfferRows, groupRows } from './groups.console.queries.ts'
import { insertOffer, selectWorkPrice, updateOffer, updateOfferStopped } from './groups.queries.ts'

const fields = {
  production_id: referenceField('作品', 'Work', 'courses', { isRequired: true }),
  price_fen: moneyField('拼团价', 'Group price', { isRequired: true, min: 1 }),
  size: numberField('成团人数', 'People', {
    isRequired: true,
    min: groupLimits.least,
    max: groupLimits.most,
  }),
  hours: numberField('限时（小时）', 'Hours', { isRequired: true, min: 1, max: groupLimits.hours }),
}

/** A group that is open keeps what it was opened with. */
export const groupOffersResource = defineResource({
  name: 'group-offers',
  title: words('拼团价', 'Group prices'),
  right: 'money.read',
  rows: groupOfferRows,
  partOf: { courses: { by: 'work' } },
  titleOf: ({ item }) => String(item),
  columns: {
    item: textColumn('作品', 'Work'),
    single_fen: moneyColumn('单独购买价', 'Price alone'),
    price_fen: moneyColumn('拼团价', 'Group price'),
    size: numberColumn('成团人数', 'People'),
    hours: numberColumn('限时（小时）', 'Hours'),
    is_stopped: flagColumn('已停用', 'Stopped'),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
  },
  filters: {
    q: textFilter('作品', 'Work'),
    state: choiceFilter('状态', 'State', {
      active: words('进行中', 'Running'),
      stopped: words('已停用', 'Stopped'),
    }),
  },
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields,
    async read({ db, vault }, id) {
      const [row] = await groupOfferRows.byIds({ db, vault }, [id])
      return (
        row && {
          production_id: row.production_id,
          price_fen: row.price_fen,
          size: row.size,
          hours: row.hours,
        }
      )
    },
    async create(context, { production_id, price_fen, size, hours }) {
      await checkPrice(context.db, production_id, price_fen!)
      const creator_id = memberOf(context).userId
      const row = await insertOffer(context.db, {
        production_id,
        price_fen: price_fen!,
        size,
        hours,
        creator_id,
      })
      if (!row) throw refuse(groupFailures.offerExists)
      return row.id
    },
    async change({ db, vault }, id, { price_fen, size, hours }) {
      const [row] = await groupOfferRows.byIds({ db, vault }, [id])
      await checkPrice(db, Number(row?.production_id), price_fen!)
      await updateOffer(db, id, { price_fen: price_fen!, size, hours })
    },
  }),
  actions: {
    stop: defineAction({
      title: words('停用', 'Stop'),
      right: 'money.handle',
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      undo: 'resume',
      applies: ({ is_stopped }) => is_stopped === false,
      run: ({ db }, id) => updateOfferStopped(db, id, true),
    }),
    resume: defineAction({
      title: words('恢复', 'Resume'),
      right: 'money.handle',
      isBulk: true,
      asksReason: true,
      undo: 'stop',
      applies: ({ is_stopped }) => is_stopped === true,
      run: ({ db }, id) => updateOfferStopped(db, id, false),
    }),
  },
})

async function checkPrice(db: Db, productionId: number, priceFen: number): Promise<void> {
  const work = await selectWorkPrice(db, productionId)
  if (!work || priceFen >= currentPriceFen(work, new Date())) throw refuse(groupFailures.priceTooHigh)
}

const groupStatuses = states({
  [groupStates.open]: ['拼团中', 'Open', 'processing'],
  [groupStates.complete]: ['已成团', 'Complete', 'success'],
  [groupStates.over]: ['未成团，已退款', 'Not complete, refunded'],
})

export const groupsResource = defineResource({
  name: 'purchase-groups',
  title: words('拼团', 'Groups'),
  right: 'money.read',
  rows: groupRows,
  titleOf: titledBy('code', 'item'),
  columns: {
    code: textColumn('团号', 'Code'),
    item: textColumn('作品', 'Work'),
    opener: textColumn('发起人', 'Opened by'),
    price_fen: moneyColumn('拼团价', 'Group price'),
    joined: numberColumn('已付款人数', 'Paid'),
    size: numberColumn('成团人数', 'People'),
    state: stateColumn('状态', 'State', groupStatuses),
    deadline_at: timeColumn('截止时间', 'Deadline'),
    created_at: timeColumn('发起时间', 'Opened', { isHidden: true }),
  },
  filters: {
    q: textFilter('团号、作品或发起人', 'Code, work or opener'),
    state: stateFilter('状态', 'State', groupStatuses),
    deadline_at: periodFilter('截止时间', 'Deadline'),
  },
})
