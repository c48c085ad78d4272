const zh = {
  title: '请完成安全验证',
  drag: '拖动滑块，使拼图填满缺口',
  picture: '带缺口的背景图',
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
    drag: 'Drag the slider until the piece fills the gap',
    picture: 'A picture with a gap',
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
