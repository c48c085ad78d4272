const zh = {
  title: '五分钟要点',
  minutes: (count: number) => `约 ${count} 分钟读完`,
  note: '均为讲者原话，点击即从该处播放',
  page: (page: number) => `课件第 ${page} 页`,
  goTo: (time: string) => `从 ${time} 播放`,
  questions: '提问与回答',
  answered: (name: string) => `${name} 答`,
  edit: '修改',
  check: '核对草稿',
  waiting: '要点已起草，待讲者发布。发布前只有讲者和编辑能看到。',
  asked: (count: number) => `${count} 个提问`,
}

export const digestText = {
  zh,
  en: {
    title: 'In five minutes',
    minutes: (count) => `${count} min to read`,
    note: 'Word for word; press a statement to play it',
    page: (page) => `slide ${page}`,
    goTo: (time) => `play from ${time}`,
    questions: 'Questions and answers',
    answered: (name) => `${name} answered`,
    edit: 'Change',
    check: 'Check the draft',
    waiting: 'The digest waits for its release. Until then only the lecturer and editors see it.',
    asked: (count) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  } satisfies typeof zh,
}

const listZh = {
  mine: '我关注的学科',
  all: '全部',
  which: '范围',
  none: '发布的会议要点会出现在这里',
  noneFocused: '您关注的学科还没有发布的会议要点',
  seeAll: '查看全部',
}

export const digestListText = {
  zh: listZh,
  en: {
    mine: 'Subjects I follow',
    all: 'All',
    which: 'Which',
    none: 'Released digests will be here',
    noneFocused: 'The subjects you follow have no digests yet',
    seeAll: 'See all',
  } satisfies typeof listZh,
}
