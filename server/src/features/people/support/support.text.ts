const zh = {
  title: '账号信息',
  nameChanged: (name: string) => `客服已将您的姓名更正为 ${name}。如有疑问，请联系客服。`,
}

export const supportText = {
  zh,
  en: {
    title: 'Your account',
    nameChanged: (name) =>
      `Our service has corrected your name to ${name}. If that is wrong, please contact us.`,
  } satisfies typeof zh,
}
