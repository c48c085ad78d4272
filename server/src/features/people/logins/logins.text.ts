const zh = {
  title: '账号安全',
  mobileChanged: (time: string) => `您的账号已于 ${time} 改绑手机号。如非本人操作，请立即联系客服。`,
  oldNumberSms: (phone: string) =>
    `【杏林】您的账号已改绑手机号 ${phone}，此号码不再可用于登录。如非本人操作，请立即联系客服。`,
}

export const loginsText = {
  zh,
  en: {
    title: 'Account security',
    mobileChanged: (time) =>
      `The mobile number of your account was changed at ${time}. If that was not you, contact our service at once.`,
    oldNumberSms: (phone) =>
      `[Xinglin] Your account now uses the number ${phone}; this one no longer logs in. If that was not you, contact our service at once.`,
  } satisfies typeof zh,
}
