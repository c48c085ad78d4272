const zh = {
  missing: '文章不存在或已下架',
  views: (count: string) => `${count} 次阅读`,
  related: '相关资讯',
}

export const articleText = {
  zh,
  en: {
    missing: 'This article does not exist or was taken down',
    views: (count) => `${count} views`,
    related: 'Related articles',
  } satisfies typeof zh,
}
