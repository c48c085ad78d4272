import { expect, it } from 'vitest'
import { titledBy } from './titled-by.ts'

it.each([
  [{ id: 1, name: '陆远', hospital: '江城医院' }, '陆远 · 江城医院'],
  [{ id: 1, name: '陆远', hospital: '' }, '陆远'],
  [{ id: 1, name: null, hospital: '江城医院' }, '江城医院'],
])('calls %j %s', (row, title) => expect(titledBy('name', 'hospital')(row)).toBe(title))
