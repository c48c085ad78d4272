const zh = {
  title: '原文回答',
  professionals: '仅供医生参考。以下均为原文摘录，请结合出处判断。',
  locked: '有讲座、文章或说明书的原文可以回答这个问题，仅向医生展示。',
  joined: '摘要（全部为原句）',
  receipt: (number: number) => `出处 ${number}`,
  differing: '两处说法不一致，请对照原文',
  guideline: '指南',
  page: (page: number) => `第 ${page} 页`,
  said: '讲座',
  article: '文章',
  leaflet: '说明书',
  open: '查看出处',
  sections: {
    indications: '适应证',
    composition: '成份',
    dose: '用法用量',
    contraindications: '禁忌',
    interactions: '药物相互作用',
    notes: '注意事项',
  } as Record<string, string>,
}

export const answerText = {
  zh,
  en: {
    title: 'Answers, quoted',
    professionals:
      'For doctors only. Everything below is quoted word by word; please judge it by its source.',
    locked: 'Talks, articles or leaflets answer this question word by word. They are shown to doctors only.',
    joined: 'In short (sentences of the sources only)',
    receipt: (number) => `source ${number}`,
    differing: 'These two differ: please compare the sources',
    guideline: 'Guideline',
    page: (page) => `page ${page}`,
    said: 'Talk',
    article: 'Article',
    leaflet: 'Leaflet',
    open: 'Open the source',
    sections: {
      indications: 'Indications',
      composition: 'Composition',
      dose: 'Dosage',
      contraindications: 'Contraindications',
      interactions: 'Interactions',
      notes: 'Notes',
    },
  } satisfies typeof zh,
}
