import { defineFailures } from './failure.ts'

/** Refusals that concern operators only, kept out of what every page loads. */
export const operatorFailures = defineFailures({
  secondStepNeeded: [4030, '请先完成二次验证', 'please complete the second login step first'],
  notApplicable: [5007, '当前状态不能执行此操作', 'this cannot be done in the present state'],
})
