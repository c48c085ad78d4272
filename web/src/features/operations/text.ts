const zh = {
  missing: '手术视频不存在或已下架',
  views: (count: string) => `${count} 次观看`,
  steps: '手术步骤',
  stepsHint: '点击跳转',
  doctors: '术者',
  introduction: '简介',
}

export const operationText = {
  zh,
  en: {
    missing: 'This surgery video does not exist or was taken down',
    views: (count) => `${count} views`,
    steps: 'Steps',
    stepsHint: 'Tap to jump there',
    doctors: 'Surgeons',
    introduction: 'About',
  } satisfies typeof zh,
}
