const zh = {
  title: '请完成安全验证',
  drag: '拖动滑块，使拼图填满形状相同的缺口',
  picture: '带两个缺口的背景图',
  refresh: '换一张',
  checking: '正在验证',
  solved: '验证通过',
  failedToLoad: '拼图加载失败',
  byQuestion: '无法拖动？改为回答问题',
  bySlide: '改为拖动拼图',
  answer: '答案',
  answerHint: '用数字或文字回答均可',
  submit: '提交',
  nextQuestion: '换一题',
}

export const slideText = {
  zh,
  en: {
    title: 'please complete the security verification',
    drag: 'Drag the piece into the gap of its shape',
    picture: 'A picture with two gaps',
    refresh: 'Another picture',
    checking: 'Checking',
    solved: 'Verified',
    failedToLoad: 'The puzzle could not be loaded',
    byQuestion: 'Cannot drag? Answer a question instead',
    bySlide: 'Drag the puzzle instead',
    answer: 'Answer',
    answerHint: 'In digits or in words',
    submit: 'Submit',
    nextQuestion: 'Another question',
  } satisfies typeof zh,
}
