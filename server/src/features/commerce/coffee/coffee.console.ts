import { pickupFailures, pickupLimits } from '#contract/commerce/coffee.ts'
import {
  choiceFilter,
  flagColumn,
  numberColumn,
  periodFilter,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  linesField,
  numberField,
  referenceField,
  referencesField,
  textField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { updateStopped } from './campaigns.queries.ts'
import {
  campaignRows,
  counterRows,
  selectStaffId,
  staffRows,
  updateReopened,
  updateResumed,
} from './coffee.console.queries.ts'
import { insertCounter, updateClosed, updateCounter } from './counters.queries.ts'
import { dismissStaff, employStaff } from './employ-staff.ts'
import { findCounters } from './find-counters.ts'
import { addCampaign, changeCampaign, changeStock } from './run-campaign.ts'

const right = 'coffee.edit'

const campaignFields = {
  title: textField('标题', 'Title', { isRequired: true, max: pickupLimits.title }),
  item: textField('饮品', 'Drink', { isRequired: true, max: pickupLimits.item }),
  intro: linesField('说明', 'Introduction', { max: pickupLimits.intro }),
  stock: numberField('库存', 'Stock', { isRequired: true, min: 1 }),
  day_limit: numberField('每日限量', 'Daily limit', { hint: ['留空表示不限', 'When empty: no limit'] }),
  begins_at: timeField('开始时间', 'Begins', { isRequired: true }),
  ends_at: timeField('结束时间', 'Ends', { isRequired: true }),
  expires_at: timeField('核销截止', 'Redeem by', { isRequired: true }),
  counters: referencesField('咖啡台', 'Counters', 'coffee-counters', { isRequired: true }),
}

const campaignOf = ({ counters: _apart, ...values }: ValuesOf<typeof campaignFields>) => ({
  ...values,
  day_limit: values.day_limit ?? 0,
  begins_at: values.begins_at!,
  ends_at: values.ends_at!,
  expires_at: values.expires_at!,
})

export const campaignsResource = defineResource({
  name: 'coffee-campaigns',
  title: words('咖啡活动', 'Campaigns'),
  right,
  rows: campaignRows,
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('标题', 'Title'),
    item: textColumn('饮品', 'Drink'),
    stock: numberColumn('库存', 'Stock'),
    day_limit: numberColumn('每日限量', 'Daily limit', { isHidden: true }),
    claimed_count: numberColumn('已领取', 'Claimed'),
    redeemed: numberColumn('已核销', 'Redeemed'),
    begins_at: timeColumn('开始时间', 'Begins'),
    ends_at: timeColumn('结束时间', 'Ends'),
    expires_at: timeColumn('核销截止', 'Redeem by', { isHidden: true }),
    is_stopped: flagColumn('已停止', 'Stopped'),
  },
  filters: {
    q: textFilter('标题或饮品', 'Title or drink'),
    state: choiceFilter('状态', 'State', {
      open: words('进行中', 'Running'),
      stopped: words('已停止', 'Stopped'),
    }),
    begins_at: periodFilter('开始时间', 'Begins'),
  },
  form: defineForm({
    fields: campaignFields,
    async read({ db, vault }, id) {
      const [row] = await campaignRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { title, item, intro, stock, day_limit, begins_at, ends_at, expires_at } = row
      const counters = (await findCounters(db, [id]))(id).map((counter) => counter.id)
      return { title, item, intro, stock, day_limit, begins_at, ends_at, expires_at, counters }
    },
    create: async (context, values) => (await addCampaign(context, campaignOf(values), values.counters)).id,
    change: (context, id, values) => changeCampaign(context, id, campaignOf(values), values.counters),
  }),
  actions: {
    stock: defineAction({
      title: words('调整库存', 'Change the stock'),
      fields: { stock: numberField('库存', 'Stock', { isRequired: true }) },
      run: (context, id, { values }) => changeStock(context, id, values.stock),
    }),
    stop: defineAction({
      title: words('停止', 'Stop'),
      isBulk: true,
      isDangerous: true,
      undo: 'resume',
      applies: ({ is_stopped }) => is_stopped === false,
      run: ({ db }, id) => updateStopped(db, id),
    }),
    resume: defineAction({
      title: words('恢复', 'Resume'),
      isBulk: true,
      undo: 'stop',
      applies: ({ is_stopped }) => is_stopped === true,
      run: ({ db }, id) => updateResumed(db, id),
    }),
  },
})

export const countersResource = defineResource({
  name: 'coffee-counters',
  title: words('咖啡台', 'Counters'),
  right,
  rows: counterRows,
  titleOf: ({ name }) => String(name),
  columns: {
    name: textColumn('名称', 'Name'),
    address: textColumn('地址', 'Address'),
    staff: numberColumn('工作人员', 'Staff'),
    redeemed: numberColumn('已核销', 'Redeemed'),
    is_closed: flagColumn('已关闭', 'Closed'),
    created_at: timeColumn('创建时间', 'Created', { isHidden: true }),
  },
  filters: {
    q: textFilter('名称或地址', 'Name or address'),
    state: choiceFilter('状态', 'State', {
      open: words('使用中', 'Open'),
      closed: words('已关闭', 'Closed'),
    }),
  },
  form: defineForm({
    fields: {
      name: textField('名称', 'Name', { isRequired: true, max: 40 }),
      address: textField('地址', 'Address', { max: 100 }),
    },
    async read({ db, vault }, id) {
      const [row] = await counterRows.byIds({ db, vault }, [id])
      return row && { name: row.name, address: row.address }
    },
    async create({ db }, values) {
      const counter = await insertCounter(db, values)
      if (!counter) throw refuse(pickupFailures.nameTaken)
      return counter.id
    },
    async change({ db }, id, values) {
      await updateCounter(db, id, values)
    },
  }),
  actions: {
    close: defineAction({
      title: words('关闭', 'Close'),
      isBulk: true,
      isDangerous: true,
      undo: 'reopen',
      applies: ({ is_closed }) => is_closed === false,
      run: ({ db }, id) => updateClosed(db, id),
    }),
    reopen: defineAction({
      title: words('重新开放', 'Open again'),
      isBulk: true,
      undo: 'close',
      applies: ({ is_closed }) => is_closed === true,
      run: ({ db }, id) => updateReopened(db, id),
    }),
  },
})

export const staffResource = defineResource({
  name: 'coffee-staff',
  title: words('咖啡台人员', 'Staff'),
  right,
  rows: staffRows,
  titleOf: titledBy('truename', 'counter'),
  columns: {
    truename: textColumn('姓名', 'Name'),
    counter: textColumn('咖啡台', 'Counter'),
    added_at: timeColumn('添加时间', 'Added'),
  },
  filters: { q: textFilter('姓名或咖啡台', 'Name or counter') },
  form: defineForm({
    fields: {
      counter_id: referenceField('咖啡台', 'Counter', 'coffee-counters', { isRequired: true }),
      phone: textField('手机号', 'Phone', { isRequired: true, max: 20 }),
    },
    async read({ db, vault }, id) {
      const [row] = await staffRows.byIds({ db, vault }, [id])
      return row && { counter_id: row.counter_id, phone: '' }
    },
    async create(context, { counter_id, phone }) {
      const userId = await employStaff(context, counter_id, phone)
      return selectStaffId(context.db, counter_id, userId)
    },
  }),
  actions: {
    remove: defineAction({
      title: words('移除', 'Remove'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: (context, _id, { row }) => dismissStaff(context, Number(row.counter_id), Number(row.user_id)),
    }),
  },
})
