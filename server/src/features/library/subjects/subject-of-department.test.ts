import { expect, it } from 'vitest'
import { subjectOfDepartment } from './subject-of-department.ts'

const subjects = ['心血管内科', '神经外科', '内分泌代谢', '呼吸与危重症', '妇产科', '康复医学', '骨科'].map(
  (name) => ({ name }),
)

it.each([
  ['心血管内科', '心血管内科'],
  ['心内科', '心血管内科'],
  [' 骨科 ', '骨科'],
  ['内分泌科', '内分泌代谢'],
  ['呼吸内科', '呼吸与危重症'],
  ['康复医学科', '康复医学'],
  ['妇科', '妇产科'],
  ['神经外科', '神经外科'],
  ['神经内科', undefined],
  ['心外科', undefined],
  ['检验科', undefined],
  ['', undefined],
  ['科', undefined],
])('the department %j belongs to %s', (department, subject) => {
  expect(subjectOfDepartment(department, subjects)?.name).toBe(subject)
})
