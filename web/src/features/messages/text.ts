const zh = {
  viewNow: '立即查看',
  later: '稍后',
  unread: (count: number) => `${count} 条未读消息`,
}

export const messageText = {
  zh,
  en: {
    viewNow: 'View now',
    later: 'Later',
    unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  } satisfies typeof zh,
}
