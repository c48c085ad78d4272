import { expect, it } from 'vitest'
import type { SpecialScreen } from '../screens.ts'
import { placeGroups } from './place-entries.ts'

const words = {
  overview: '概览',
  edit: '编辑',
  history: '历史版本',
  record: '本页',
  past: '记录',
  other: '其他',
}

const screen = (path: string, right: SpecialScreen['right']): SpecialScreen => ({
  path,
  title: { zh: path, en: path },
  right,
  isInner: true,
  load: async () => () => null,
})

const given = {
  resource: {
    name: 'meetings',
    parts: [
      { name: 'overview', title: '概览', kind: 'view' as const, same: '' },
      { name: 'exams', title: '考试', kind: 'list' as const, same: '' },
      { name: 'sessions', title: '议程', kind: 'list' as const, same: '' },
      { name: 'audit', title: '操作记录', kind: 'list' as const, same: '' },
      { name: 'new-list', title: '新列表', kind: 'list' as const, same: '' },
    ],
  },
  screens: [screen('meetings/:id/live', 'meetings.moderate'), screen('people/:id/x', 'meetings.edit')],
  rights: ['meetings.edit' as const],
  language: 'zh' as const,
  mayEdit: true,
  words,
}

const shown = (groups: ReturnType<typeof placeGroups>) =>
  groups.map(({ entries }) => entries.map(({ name }) => name))

it('arranges the parts in the order of the work, the record before and its past after them', () => {
  expect(shown(placeGroups(given))).toEqual([
    ['', 'edit'],
    ['sessions'],
    ['exams'],
    ['new-list'],
    ['history', 'audit'],
  ])
})

it('has the screens of the place that this operator may open', () => {
  const groups = placeGroups({ ...given, rights: ['meetings.moderate'], mayEdit: false })
  expect(shown(groups)).toEqual([[''], ['sessions'], ['live'], ['exams'], ['new-list'], ['audit']])
})
