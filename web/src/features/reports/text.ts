const zh = {
  views: (count: string) => `${count} 次阅读`,
  empty: '还没有报道，会议期间会在这里发布',
  missing: '报道不存在或已下线',
  of: '报道会议',
  bar: '互动',
  praise: (count: number) => (count > 0 ? `点赞，${count}` : '点赞'),
  collect: (count: number) => (count > 0 ? `收藏，${count}` : '收藏'),
  collected: '已收藏',
  uncollected: '已取消收藏',
  others: '更多报道',
}

export const reportText = {
  zh,
  en: {
    views: (count) => `${count} reads`,
    empty: 'No reports yet: they are published here during the meeting',
    missing: 'This report does not exist any more',
    of: 'The meeting',
    bar: 'Take part',
    praise: (count) => (count > 0 ? `Like, ${count}` : 'Like'),
    collect: (count) => (count > 0 ? `Save, ${count}` : 'Save'),
    collected: 'Saved',
    uncollected: 'No longer saved',
    others: 'More reports',
  } satisfies typeof zh,
}
