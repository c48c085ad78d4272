const zh = {
  title: '聊天消息',
  unread: '您有未读的聊天消息，点击查看。',
  mentioned: (name: string) => `${name}在聊天中@了您，点击查看。`,
  left: (name: string) => `${name}退出了聊天`,
}

export const chatNoticeText = {
  zh,
  en: {
    title: 'Chat',
    unread: 'You have unread chat messages. Open to read them.',
    mentioned: (name) => `${name} has mentioned you in a chat. Open to read it.`,
    left: (name) => `${name} has left the chat`,
  } satisfies typeof zh,
}
