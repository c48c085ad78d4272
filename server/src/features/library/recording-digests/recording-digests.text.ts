const zh = {
  title: '会议要点',
  ready: (title: string) =>
    `《${title}》的五分钟要点已起草，请在手机上核对、调整并发布；发布前只有您和编辑能看到。`,
  readyTogether: (meeting: string, count: number, titles: string) =>
    `《${meeting}》有 ${count} 篇五分钟要点已起草：${titles}。请逐篇核对、调整并发布；发布前只有您和编辑能看到。`,
  changed: (title: string) => `《${title}》的字幕已更正，要点中有引用与字幕不再一致，暂不展示，请核对。`,
  week: (count: number, titles: string) => `您关注的学科上周发布了 ${count} 篇会议要点：${titles}。`,
  separator: '、',
  more: '等',
}

export const digestsText = {
  zh,
  en: {
    title: 'Digest',
    ready: (title) =>
      `The five-minute digest of “${title}” is drafted. Please check, arrange and release it on your phone; until then only you and editors see it.`,
    readyTogether: (meeting, count, titles) =>
      `${count} five-minute digests of “${meeting}” are drafted: ${titles}. Please check, arrange and release each of them; until then only you and editors see them.`,
    changed: (title) =>
      `The captions of “${title}” were corrected. Some quotes of its digest no longer match and are not shown; please check them.`,
    week: (count, titles) =>
      `${count} digests were released last week in the subjects you follow: ${titles}.`,
    separator: ', ',
    more: ' …',
  } satisfies typeof zh,
}
