export const messageText = {
  zh: {
    audience: '收件人',
    people: (count: string) => `当前共 ${count} 人符合条件`,
    nobody: '没有人符合条件',
    everybody: '未设任何条件：将发给全部用户',
    reachable: '其中可通过以下渠道送达：',
    channels: { app: 'App 推送', web: '浏览器推送', wechat: '微信服务号', mail: '邮件' },
    note: '人数随条件即时更新；发送时按当时的用户重新计算。',
  },
  en: {
    audience: 'Audience',
    people: (count: string) => `${count} people fit now`,
    nobody: 'Nobody fits',
    everybody: 'No condition: this goes to everybody',
    reachable: 'Of these can be reached by:',
    channels: { app: 'App push', web: 'Browser push', wechat: 'WeChat', mail: 'Mail' },
    note: 'The number follows the conditions; it is counted again when the message is sent.',
  },
}
