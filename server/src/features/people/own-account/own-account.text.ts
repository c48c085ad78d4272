const zh = {
  title: '账号安全',
  mobileChanged: (time: string) => `您的账号已于 ${time} 改绑手机号。如非本人操作，请立即联系客服。`,
  wechatUnbound: (time: string) =>
    `您的账号已于 ${time} 解绑微信，其他登录已退出。如非本人操作，请立即联系客服。`,
  exportReady: (days: number) => `您的数据文件已备好，请在 ${days} 天内到设置中下载。`,
  exportName: '我的数据',
  exportedAt: '导出时间',
  exportAbout: '说明',
  exportLeavesOut:
    '本文件不含患者资料、会诊与聊天内容；会诊记录可在会诊页下载 PDF。证件号与银行卡号已隐去。状态等以编号表示。',
  exportAccount: '账号',
  exportRecords: '记录',
  oldNumberSms: (phone: string) =>
    `【杏林】您的账号已改绑手机号 ${phone}，此号码不再可用于登录。如非本人操作，请立即联系客服。`,
}

export const ownAccountText = {
  zh,
  en: {
    title: 'Account security',
    mobileChanged: (time) =>
      `The mobile number of your account was changed at ${time}. If that was not you, contact our service at once.`,
    wechatUnbound: (time) =>
      `WeChat was taken from your account at ${time}, and your other logins were ended. If that was not you, contact our service at once.`,
    exportReady: (days) =>
      `The file with your data is ready. Please download it in the settings within ${days} days.`,
    exportName: 'my-data',
    exportedAt: 'exported at',
    exportAbout: 'about',
    exportLeavesOut:
      'This file has nothing about patients and nothing that was said in consultations and chats; the record of a consultation can be downloaded there as a PDF. ID and card numbers are masked. States are numbers.',
    exportAccount: 'account',
    exportRecords: 'records',
    oldNumberSms: (phone) =>
      `[Xinglin] Your account now uses the number ${phone}; this one no longer logs in. If that was not you, contact our service at once.`,
  } satisfies typeof zh,
}
