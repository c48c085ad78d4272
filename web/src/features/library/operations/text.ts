const zh = {
  missing: '手术视频不存在或已下架',
  views: (count: string) => `${count} 次观看`,
  parts: '手术内容',
  steps: '手术步骤',
  stepsHint: '点击步骤，从该处播放',
  chooseDoctor: '选择术者',
  otherOperations: (name: string) => `${name}的其他手术`,
  noOtherOperations: (name: string) => `${name}还没有其他手术视频`,
  noLessons: '还没有相关的课程或会议回放',
}

export const operationText = {
  zh,
  en: {
    missing: 'This surgery video does not exist or was taken down',
    views: (count) => `${count} views`,
    parts: 'About this surgery',
    steps: 'Steps',
    stepsHint: 'Press a step to play from there',
    chooseDoctor: 'Choose a surgeon',
    otherOperations: (name) => `Other surgeries by ${name}`,
    noOtherOperations: (name) => `There is no other surgery video of ${name} yet`,
    noLessons: 'There are no courses or recordings on this yet',
  } satisfies typeof zh,
}
