const zh = {
  views: (count: string) => `${count} 次阅读`,
  list: '全部报道',
  empty: '还没有报道，会议期间会在这里发布',
  missing: '报道不存在或已下线',
  of: '报道会议',
  bar: '互动',
  others: '更多报道',
}

export const reportText = {
  zh,
  en: {
    views: (count) => `${count} reads`,
    list: 'All reports',
    empty: 'No reports yet: they are published here during the meeting',
    missing: 'This report no longer exists',
    of: 'Meeting',
    bar: 'Take part',
    others: 'More reports',
  } satisfies typeof zh,
}
