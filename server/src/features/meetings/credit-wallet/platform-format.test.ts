import { expect, it } from 'vitest'
import type { WalletCredit } from '#contract/meetings/credit-wallet.ts'
import { asksIdNumber, dayForms, fillFormat, readColumns } from './platform-format.ts'

const format = {
  heading: '',
  columns:
    '学员姓名=姓名\n证件号码＝身份证号\n 项目名称 = 活动名称 \n学分等级=学分类别\n分值=学分\n授分日期=取得日期\n形式="远程"',
  day_form: 'digits',
  first_class: '国家级Ⅰ类',
  second_class: 'Ⅱ类',
} as const

const credit: WalletCredit = {
  is_platform: 1,
  credit_id: 1,
  title: '心衰规范',
  organiser: '杏林',
  number: 'XL-1',
  credit_class: 2,
  credit: '2.5',
  earned_on: '2026-03-09',
  state: 1,
  files: [],
}
const holder = {
  truename: '林晓',
  hospital: '人民医院',
  department: '心内科',
  title: '主治医师',
  idNumber: '11010519491231002X',
}

it('fills the columns that a mapping declares, in its order and words, with what counts', () => {
  const other = { ...credit, title: '年会', credit_class: 1, earned_on: '2026-11-02' }
  expect(fillFormat(format, [credit, { ...credit, state: 0 }, other], holder)).toEqual([
    ['学员姓名', '证件号码', '项目名称', '学分等级', '分值', '授分日期', '形式'],
    ['林晓', '11010519491231002X', '心衰规范', 'Ⅱ类', 2.5, '20260309', '远程'],
    ['林晓', '11010519491231002X', '年会', '国家级Ⅰ类', 2.5, '20261102', '远程'],
  ])
})

it('writes a day in each form, and a line above the columns where there is one', () => {
  const days = dayForms.map((day_form) =>
    fillFormat({ ...format, columns: '日期=取得日期', day_form, heading: '导入模板' }, [credit], holder),
  )
  expect(days.map((rows) => [rows[0], rows[2]])).toEqual(
    ['2026-03-09', '2026/03/09', '20260309', '2026年3月9日'].map((day) => [['导入模板'], [day]]),
  )
})

it('says which line of a mapping cannot be read', () => {
  expect(readColumns('姓名=姓名\n工号=工号')).toEqual({ wrongLine: '工号=工号' })
  expect(readColumns('姓名')).toEqual({ wrongLine: '姓名' })
  expect(readColumns('=姓名')).toEqual({ wrongLine: '=姓名' })
  expect(asksIdNumber(format)).toBe(true)
  expect(asksIdNumber({ ...format, columns: '姓名=姓名' })).toBe(false)
})
