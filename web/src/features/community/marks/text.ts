const zh = {
  bar: '互动',
  praise: (count: number) => (count > 0 ? `点赞，${count}` : '点赞'),
  collect: (count: number) => (count > 0 ? `收藏，${count}` : '收藏'),
  toComments: (count: number) => (count > 0 ? `看评论，${count} 条` : '看评论'),
  praised: '已点赞',
  collected: '已收藏',
  uncollected: '已取消收藏',
}

export const markText = {
  zh,
  en: {
    bar: 'Take part',
    praise: (count) => (count > 0 ? `Like, ${count}` : 'Like'),
    collect: (count) => (count > 0 ? `Save, ${count}` : 'Save'),
    toComments: (count) => (count > 0 ? `To the comments, ${count}` : 'To the comments'),
    praised: 'Liked',
    collected: 'Saved',
    uncollected: 'No longer saved',
  } satisfies typeof zh,
}
