const zh = {
  missing: '文章不存在或已下架',
  views: (count: string) => `${count} 次阅读`,
  outline: '目录',
  related: '相关资讯',
  hot: '热门资讯',
  returned: '已回到上次阅读的位置',
}

export const articleText = {
  zh,
  en: {
    missing: 'This article does not exist or was taken down',
    views: (count) => `${count} views`,
    outline: 'Contents',
    related: 'Related articles',
    hot: 'Most read',
    returned: 'Back to where you stopped reading',
  } satisfies typeof zh,
}
