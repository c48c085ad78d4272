import { expect, it } from 'vitest'
import { paletteGroups } from './palette-entries.ts'

const text = { places: '页面', actions: '操作', create: (title: string) => `新建${title}` }
const places = [
  { path: 'meetings', title: '会议', mayCreate: true },
  { path: 'meeting-homes', title: '会议首页', mayCreate: false },
  { path: 'people', title: '用户', mayCreate: false },
]
const row = (id: number, title: string) => ({ id, title })
const groupsOf = (words: string, found: Parameters<typeof paletteGroups>[0]['found'] = []) =>
  paletteGroups({ places, found, words, text }).map(({ title, entries }) => [
    title,
    ...entries.map(({ to }) => to),
  ])

it('finds places and what can be begun there', () => {
  expect(groupsOf('会议')).toEqual([
    ['页面', '/meetings', '/meeting-homes'],
    ['操作', '/meetings/new'],
  ])
  expect(groupsOf('没有')).toEqual([])
})

it('begins what is named as the button that begins it', () => {
  expect(groupsOf('新建会议')).toEqual([['操作', '/meetings/new']])
  expect(groupsOf('新建')).toEqual([['操作', '/meetings/new']])
})

it('offers every place before anything is typed', () => {
  expect(groupsOf('')).toEqual([['页面', '/meetings', '/meeting-homes', '/people']])
})

it('shows a record first whose name was typed', () => {
  const found = [{ resource: 'meetings', title: '会议', rows: [row(7, '会议首页改版研讨')] }]
  expect(groupsOf('会议首页改版研讨', found)[0]).toEqual(['会议', '/meetings/7'])
  expect(groupsOf('会议首页', found)[0]).toEqual(['页面', '/meeting-homes'])
})
