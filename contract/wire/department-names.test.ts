import { expect, it } from 'vitest'
import { departmentName } from './department-names.ts'

it('translates departments that are known, and leaves others as they were entered', () => {
  expect(departmentName('心内科', 'en')).toBe('Cardiology')
  expect(departmentName('心内科', 'zh')).toBe('心内科')
  expect(departmentName('罕见病诊疗中心', 'en')).toBe('罕见病诊疗中心')
})
