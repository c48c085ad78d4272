import {
  choiceFilter,
  flagColumn,
  moneyColumn,
  numberColumn,
  periodFilter,
  stateColumn,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { choiceField, moneyField, numberField, textField, timeField } from '#kernel/console/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { addCoupon } from './add-coupon.ts'
import { couponRows } from './coupons.console.queries.ts'
import { updateResumed, updateStopped } from './coupons.queries.ts'

const courseKinds = states({
  0: ['全部课程', 'Every course'],
  1: ['单节课程', 'Single courses'],
  2: ['系列课程', 'Series'],
})

export const couponsResource = defineResource({
  name: 'coupons',
  part: 'money',
  title: words('优惠券', 'Coupons'),
  right: 'money.read',
  rows: couponRows,
  titleOf: ({ code }) => String(code),
  columns: {
    code: textColumn('优惠码', 'Code'),
    discount_fen: moneyColumn('优惠金额', 'Discount'),
    used_count: numberColumn('已使用', 'Used'),
    usage_limit: numberColumn('可使用次数', 'Uses in all'),
    person_limit: numberColumn('每人次数', 'Uses per person', { isHidden: true }),
    course_type: stateColumn('适用课程', 'For', courseKinds),
    begins_at: timeColumn('开始时间', 'Begins'),
    ends_at: timeColumn('结束时间', 'Ends'),
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
    fields: {
      code: textField('优惠码', 'Code', {
        isRequired: true,
        max: 20,
        hint: ['4 至 20 位大写字母或数字', '4 to 20 capital letters or digits'],
      }),
      discount_fen: moneyField('优惠金额', 'Discount', { isRequired: true, min: 1 }),
      usage_limit: numberField('可使用次数', 'Uses in all', { isRequired: true, min: 1 }),
      person_limit: numberField('每人次数', 'Uses per person', { min: 1 }),
      course_type: choiceField('适用课程', 'For', {
        0: courseKinds[0]!.title,
        1: courseKinds[1]!.title,
        2: courseKinds[2]!.title,
      }),
      begins_at: timeField('开始时间', 'Begins', { isRequired: true }),
      ends_at: timeField('结束时间', 'Ends', { isRequired: true }),
    },
    async read({ db, vault }, id) {
      const [row] = await couponRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const { code, discount_fen, usage_limit, person_limit, course_type, begins_at, ends_at } = row
      return { code, discount_fen, usage_limit, person_limit, course_type, begins_at, ends_at }
    },
    async create(context, values) {
      const { id } = await addCoupon(context, {
        code: values.code.toUpperCase(),
        discount_fen: values.discount_fen!,
        usage_limit: values.usage_limit,
        person_limit: values.person_limit ?? 1,
        course_type: Number(values.course_type),
        begins_at: values.begins_at!,
        ends_at: values.ends_at!,
      })
      return id
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
