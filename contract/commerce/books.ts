import { defineFailures } from '../wire/failure.ts'

export const bookFailures = defineFailures({
  monthWrong: [6410, '月份格式为 YYYY-MM', 'a month is written YYYY-MM'],
  monthNotOver: [6411, '该月尚未结束，不能结账', 'this month is not over yet'],
  monthClosed: [6412, '该月已结账', 'the books of this month are closed already'],
  earlierOpen: [6413, '请先结清更早的月份', 'an earlier month is not closed yet'],
  receiptTaken: [6414, '该回单号已登记', 'this receipt is entered already'],
  timeAhead: [6415, '日期不能晚于现在', 'this lies in the future'],
  moreThanWithheld: [
    6416,
    '缴纳金额超过尚未缴纳的代扣税款',
    'this is more than the withheld tax that was not paid yet',
  ],
})
