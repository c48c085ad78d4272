import { defineFailures } from '../wire/failure.ts'

export const recallFailures = defineFailures({
  answersWrong: [5172, '至少要有一个正确选项和一个错误选项', 'there must be a right option and a wrong one'],
})
