import { defineFailures } from './failure.ts'

export const switchFailures = defineFailures({
  switchedOff: [5162, '该功能暂时关闭', 'this is switched off for now'],
})
