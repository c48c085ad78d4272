import { defineFailures } from '../wire/failure.ts'

export const editorFailures = defineFailures({
  endTooEarly: [5120, '结束时间须晚于开始时间', 'the end must be later than the begin'],
  parentWrong: [
    5121,
    '上级会议须是大会，且大会不能再隶属于其他会议',
    'the meeting above must be a large one, and a large one cannot be part of another',
  ],
  tooLate: [5122, '发布时间须晚于现在', 'the time of publication must be later than now'],
})
