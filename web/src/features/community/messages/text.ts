const zh = {
  missing: '这条消息不存在或已删除',
  backHome: '返回首页',
  viewNow: '立即查看',
  later: '稍后',
  unread: '未读',
}

export const messageText = {
  zh,
  en: {
    missing: 'This message does not exist or was deleted',
    backHome: 'Back to home',
    viewNow: 'View now',
    later: 'Later',
    unread: 'Unread',
  } satisfies typeof zh,
}
