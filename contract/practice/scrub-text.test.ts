import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { scrubText } from './scrub-text.ts'

const names = ['欧阳蕴仪', '13712349876', '11010519491231002X', '江城大学附属第一医院', '沈清和']

it.each([
  ['患者欧阳蕴仪，女', '患者某，女'],
  ['欧阳 蕴仪诉胸闷', '某诉胸闷'],
  ['由沈清和医生转来', '由某医生转来'],
  ['江城大学附属第一医院收治', '某收治'],
  ['患者王小明，男，65岁', '患者某，男，65岁'],
  ['姓名：李雷 主诉头痛', '姓名：某 主诉头痛'],
  ['于2025年3月7日入院', '于[日期]入院'],
  ['2025-03-07 复查，3月9日出院', '[日期] 复查，[日期]出院'],
  ['2019年起高血压', '[日期]起高血压'],
  ['admitted on March 7, 2025', 'admitted on [日期]'],
  ['电话 137 1234 9876', '电话 某'],
  ['电话 138-0013-8000', '电话 [号码]'],
  ['身份证１１０１０５１９４９１２３１００２Ｘ', '身份证某'],
  ['住院号：ZY00123', '住院[号码]'],
  ['邮箱 a.b@example.com', '邮箱 [联系方式]'],
  ['影像见 https://pacs.example.com/x?id=1', '影像见 [联系方式]'],
  ['93岁女性', '90以上岁女性'],
])('removes what identifies from %s', (text, expected) => {
  expect(scrubText(text, names)).toBe(expected)
})

it.each([
  '反复胸闷3个月,夜间加重2周',
  '血压 160/95 mmHg,BNP 1860 pg/mL',
  '阿司匹林 100 mg 每日1次,疗程12个月',
  'CT 示右肺结节 8.5 mm × 6.2 mm',
  '患者既往体健',
  '患者高血压、糖尿病病史10年',
  '家属代诉意识不清2小时',
])('leaves medical facts as they are: %s', (text) => {
  expect(scrubText(text, names)).toBe(text)
})

it('leaves none of the known names, wherever they are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
      expect(scrubText(`${before}${name}${after}`, names)).not.toContain(name)
    }),
  )
})

it('leaves no phone number or date of birth, wherever they are', () => {
  const phone = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String)
  const born = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(phone, born, (number, date) => {
      const scrubbed = scrubText(`联系电话${number}，出生${date}。`, [])
      expect(scrubbed).not.toContain(number)
      expect(scrubbed).not.toContain(date)
    }),
  )
})
