import { defineFailures } from '../wire/failure.ts'

/** What is wrong with content that an operator enters. */
export const contentFailures = defineFailures({
  fileNotUploaded: [5102, '请上传文件', 'please upload the file'],
  answersThere: [
    5103,
    '已有人作答，不能再修改题目',
    'people have answered; the questions cannot be changed any more',
  ],
  pickUnclear: [5104, '精选的每一行请只选择一项内容', 'choose exactly one item in each row of the picks'],
  bannerWithoutTarget: [5105, '请选择会议，或填写链接', 'choose a meeting, or enter a link'],
  optionsMissing: [5106, '选择题至少需要两个选项', 'a question with choices needs at least two options'],
})
