const zh = {
  title: '文字稿',
  language: '文字稿的语言',
  search: '在文字稿中搜索',
  found: (count: number) => `${count} 处`,
  nothingFound: (word: string) => `文字稿中没有“${word}”`,
  goTo: (time: string) => `跳到 ${time}`,
  follow: '回到正在讲的一句',
  unread: '文字稿加载失败',
  machineMade: '由机器识别，尚未校对，请以讲者原话为准。',
  folded: '回答提问后再显示文字稿',
}

export const transcriptText = {
  zh,
  en: {
    title: 'Transcript',
    language: 'Language of the transcript',
    search: 'Search in the transcript',
    found: (count) => (count === 1 ? '1 line' : `${count} lines`),
    nothingFound: (word) => `The transcript does not contain “${word}”`,
    goTo: (time) => `Go to ${time}`,
    follow: 'Back to the current line',
    unread: 'The transcript could not be loaded',
    folded: 'The transcript comes back once the question is answered',
    machineMade: 'Recognised by a machine and not checked yet: rely on what the speaker says.',
  } satisfies typeof zh,
}
