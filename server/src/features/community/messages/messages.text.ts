import type { MessageKind } from '#contract/wire/message-kinds.ts'

const zh = {
  kinds: {
    system: '系统',
    meetings: '会议',
    consultations: '会诊',
    unions: '科联体',
    experts: '专家',
    orders: '订单',
    comments: '评论与回复',
  } satisfies Record<MessageKind, string>,
  /** On lock screens, which anybody reads. */
  open: '您有一条新消息，点击查看。',
  sms: (kind: string) => `您有一条新的${kind}消息，请登录杏林查看。`,
  subject: (title: string) => `【杏林】${title}`,
  read: (address: string) => `查看详情：${address}`,
  settings: (address: string) => `不想再收到邮件？请在设置中关闭：${address}`,
  digestSubject: '【杏林】一周消息摘要',
  digestIntro: (count: number) => `过去一周您有 ${count} 条未读消息：`,
  more: (count: number) => `以及另外 ${count} 条`,
}

export const messagesText = {
  zh,
  en: {
    kinds: {
      system: 'system',
      meetings: 'meeting',
      consultations: 'consultation',
      unions: 'union',
      experts: 'expert',
      orders: 'order',
      comments: 'comment',
    },
    open: 'You have a new message. Tap to read it.',
    sms: (kind) => `You have a new ${kind} message. Please log in to Xinglin to read it.`,
    subject: (title) => `[Xinglin] ${title}`,
    read: (address) => `Read more: ${address}`,
    settings: (address) => `No more mails? Switch them off in the settings: ${address}`,
    digestSubject: '[Xinglin] Your week',
    digestIntro: (count) =>
      count === 1
        ? 'You have 1 unread message of the past week:'
        : `You have ${count} unread messages of the past week:`,
    more: (count) => `and ${count} more`,
  } satisfies typeof zh,
}
