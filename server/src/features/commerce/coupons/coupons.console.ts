import {
  choiceFilter,
  flagColumn,
  moneyColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { addCoupon, courseKinds } from './add-coupon.ts'
import { couponRows } from './coupons.console.queries.ts'
import { updateResumed, updateStopped } from './coupons.queries.ts'

export const couponsResource = defineResource({
  name: 'coupons',
  title: words('优惠券', 'Coupons'),
  right: 'money.read',
  rows: couponRows,
  titleOf: ({ code }) => String(code),
  columns: {
    code: textColumn('优惠码', 'Code'),
    discount_fen: moneyColumn('优惠金额', 'Discount'),
    percent: numberColumn('优惠比例（%）', 'Per cent off'),
    min_fen: moneyColumn('使用门槛', 'Minimum price'),
    used_count: numberColumn('已使用', 'Used'),
    usage_limit: numberColumn('可使用次数', 'Uses in all'),
    person_limit: numberColumn('每人次数', 'Uses per person', { isHidden: true }),
    course_type: stateColumn('适用课程', 'For', courseKinds),
    begins_at: timeColumn('开始时间', 'Begins'),
    ends_at: timeColumn('结束时间', 'Ends'),
    is_open: flagColumn('所有人可见', 'In everybody’s list', { isHidden: true }),
    is_stopped: flagColumn('已停用', 'Stopped'),
  },
  filters: {
    q: textFilter('优惠码', 'Code'),
    state: choiceFilter('状态', 'State', {
      active: words('可用', 'In use'),
      stopped: words('已停用', 'Stopped'),
    }),
    ends_at: periodFilter('结束时间', 'Ends'),
  },
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields: addCoupon.fields,
    deed: addCoupon,
    async read({ db, vault }, id) {
      const [row] = await couponRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { code, discount_fen, percent, min_fen, usage_limit, person_limit } = row
      const { course_type, work_ids, is_open, begins_at, ends_at } = row
      const worth = { discount_fen, percent, min_fen, usage_limit, person_limit }
      return { code, ...worth, course_type, work_ids, is_open, begins_at, ends_at }
    },
    create: (context, values) => addCoupon.doAlone(context, { id: 0, values, reason: '' }),
    createAll: (context, all) =>
      addCoupon.doAllAlone(
        context,
        all.map((values) => ({ id: 0, values, reason: '' })),
      ),
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
      run: ({ db }, id) => updateStopped(db, id),
    }),
    resume: defineAction({
      title: words('恢复使用', 'Resume'),
      right: 'money.handle',
      isBulk: true,
      asksReason: true,
      undo: 'stop',
      applies: ({ is_stopped }) => is_stopped === true,
      run: ({ db }, id) => updateResumed(db, id),
    }),
  },
})
