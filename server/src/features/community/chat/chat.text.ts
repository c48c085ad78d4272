const zh = {
  title: '聊天消息',
  unread: '您有未读的聊天消息，点击查看。',
}

export const chatNoticeText = {
  zh,
  en: {
    title: 'Chat',
    unread: 'You have unread chat messages. Open to read them.',
  } satisfies typeof zh,
}
