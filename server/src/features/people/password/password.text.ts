const zh = {
  title: '账号安全',
  changed: (time: string) => `您的登录密码已于 ${time} 修改。如非本人操作，请立即找回密码并联系客服。`,
}

export const passwordText = {
  zh,
  en: {
    title: 'Account security',
    changed: (time) =>
      `Your password was changed at ${time}. If that was not you, reset it at once and contact our service.`,
  } satisfies typeof zh,
}
