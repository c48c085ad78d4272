const zh = {
  notFound: '页面不存在',
  notFoundText: '您要找的页面不存在或已移走。',
  home: '返回首页',
}

export const appText = {
  zh,
  en: {
    notFound: 'Page not found',
    notFoundText: 'The page you are looking for does not exist or has moved.',
    home: 'Back to home',
  } satisfies typeof zh,
}
