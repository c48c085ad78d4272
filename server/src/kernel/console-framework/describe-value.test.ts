import { expect, it } from 'vitest'
import { describeValue } from './describe-value.ts'
import { choiceField, choicesField, flagField, moneyField, textField, timeField } from './fields.ts'
import type { Field } from './fields.ts'
import { words } from './words.ts'

const roles = { editor: words('编辑', 'Editor'), support: words('客服', 'Support') }

it.each<[string, Field, unknown, string, string]>([
  ['a choice', choiceField('角色', 'Role', roles), 'editor', '编辑', 'Editor'],
  ['choices', choicesField('角色', 'Roles', roles), ['editor', 'support'], '编辑、客服', 'Editor, Support'],
  ['an option that is gone', choiceField('角色', 'Role', roles), 'old', 'old', 'old'],
  ['a flag', flagField('公开', 'Public'), true, '是', 'Yes'],
  ['an amount', moneyField('金额', 'Amount'), 1250, '¥12.50', '¥12.50'],
  ['a time', timeField('时间', 'Time'), '2026-11-17T01:30:00.000Z', '2026-11-17 09:30', '2026-11-17 09:30'],
  ['a text', textField('标题', 'Title'), '心衰', '心衰', '心衰'],
])('shows %s in both languages', (_, field, value, zh, en) => {
  expect(describeValue(field, value, 'zh')).toBe(zh)
  expect(describeValue(field, value, 'en')).toBe(en)
})
