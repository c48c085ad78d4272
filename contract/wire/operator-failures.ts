import { defineFailures } from './failure.ts'

/** Refusals that concern operators only, kept out of what every page loads. */
export const operatorFailures = defineFailures({
  secondStepNeeded: [4030, '请先完成二次验证', 'please complete the second login step first'],
  freshStepNeeded: [4031, '请再次完成二次验证后继续', 'please confirm the second login step again to go on'],
  secondPersonNeeded: [
    5011,
    '此操作需要另一位同事同意，请在后台提交审批',
    'this takes a second person; please ask for it in the console',
  ],
  notApplicable: [5007, '当前状态不能执行此操作', 'this cannot be done in the present state'],
})
