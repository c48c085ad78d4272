import { couponFailures, isCouponCode } from '#contract/commerce/coupons.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { memberOf } from '#kernel/answer.ts'
import { states } from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  moneyField,
  numberField,
  referencesField,
  textField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { describeEntered } from '#kernel/deeds/describe-entered.ts'
import { guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { insertCoupons, sumWorthToday } from './coupons.queries.ts'
import type { CouponRow } from './coupons.queries.ts'
import type { coupons } from './coupons.tables.ts'

/** What the coupons of one person may take off in all, of one day. */
const mostAloneFen = 1_000_000

export const courseKinds = states({
  0: ['全部课程', 'Every course'],
  1: ['单节课程', 'Single courses'],
  2: ['系列课程', 'Series'],
})

const fields = {
  code: textField('优惠码', 'Code', {
    isRequired: true,
    max: 20,
    hint: ['4 至 20 位大写字母或数字', '4 to 20 capital letters or digits'],
  }),
  discount_fen: moneyField('优惠金额', 'Discount', {
    isRequired: true,
    min: 1,
    hint: ['按比例优惠时为最多优惠的金额', 'With a percentage: the most that is taken off'],
  }),
  percent: numberField('优惠比例（%）', 'Per cent off', {
    min: 1,
    max: 100,
    hint: ['留空为固定金额；20 即八折', 'Empty for a fixed amount'],
  }),
  min_fen: moneyField('使用门槛', 'Minimum price', { min: 0 }),
  usage_limit: numberField('可使用次数', 'Uses in all', { isRequired: true, min: 1 }),
  person_limit: numberField('每人次数', 'Uses per person', { min: 1 }),
  course_type: choiceField('适用课程', 'For', {
    0: courseKinds[0]!.title,
    1: courseKinds[1]!.title,
    2: courseKinds[2]!.title,
  }),
  work_ids: referencesField('指定作品', 'For these works', 'courses', {
    hint: ['留空为不限作品', 'Empty for all works'],
  }),
  is_open: flagField('所有人可见', 'In everybody’s list'),
  begins_at: timeField('开始时间', 'Begins', { isRequired: true }),
  ends_at: timeField('结束时间', 'Ends', { isRequired: true }),
}

/** Makes a coupon; answers its number. */
export const addCoupon = guardedDeed({
  name: 'coupons.create',
  title: words('新建优惠券', 'Make a coupon'),
  right: 'money.handle',
  secondRight: 'money.approve',
  asksFreshStep: true,
  fields,
  limit: {
    about: words(
      `同一人一天内新建的优惠券，优惠总额超过 ${moneyText(mostAloneFen)} 时`,
      `where the coupons that one person makes in a day take off more than ${moneyText(mostAloneFen)} in all`,
    ),
    async isAbove(context, doings) {
      const worth = doings.reduce(
        (sum, { values }) => sum + (values.discount_fen ?? 0) * values.usage_limit,
        0,
      )
      return worth + (await sumWorthToday(context.db, memberOf(context).userId)) > mostAloneFen
    },
  },
  describe: (context, { values }) => describeEntered(context, fields, values),
  async run(context, doing) {
    const [id] = await addAll(context.db, [doing])
    return id!
  },
  runAll: ({ db }, doings) => addAll(db, doings),
})

type Entered = { values: ValuesOf<typeof fields>; askedBy: number }

async function addAll(db: Db, entered: Entered[]): Promise<number[]> {
  const rows = entered.map(rowOf)
  const inserted = await insertCoupons(db, rows)
  if (inserted.length < rows.length) throw refuse(couponFailures.codeTaken)
  const ids = new Map(inserted.map(({ code, id }) => [code, id]))
  return rows.map(({ code }) => ids.get(code)!)
}

function rowOf({ values, askedBy }: Entered): typeof coupons.$inferInsert {
  const code = values.code.toUpperCase()
  const { discount_fen, usage_limit, begins_at, ends_at } = values
  if (!isCouponCode(code)) throw refuse(couponFailures.codeWrong)
  if (ends_at! <= begins_at!) throw refuse(couponFailures.timeWrong)
  return {
    code,
    discount_fen: discount_fen!,
    percent: values.percent,
    min_fen: values.min_fen ?? 0,
    work_ids: values.work_ids,
    is_open: values.is_open,
    usage_limit,
    person_limit: values.person_limit ?? 1,
    course_type: Number(values.course_type) as CouponRow['course_type'],
    begins_at: begins_at!,
    ends_at: ends_at!,
    creator_id: askedBy,
  }
}
