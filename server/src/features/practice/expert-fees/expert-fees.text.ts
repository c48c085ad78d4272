const zh = {
  missing: {
    confirmation: '等待您确认金额',
    answer: '等待会务组回复异议',
    agreement: '劳务协议尚未签署',
    authentication: '实名认证尚未通过',
    payee: '收款信息尚未填写',
    meeting: '会议尚未结束',
    evidence: '会议资料正在整理',
  },
  title: '讲课费',
  available: (name: string, net: string) => `「${name}」的讲课费税后 ${net} 元已到账，可以领取。`,
}

export const expertFeesText = {
  zh,
  en: {
    missing: {
      confirmation: 'You have not confirmed the amount',
      answer: 'The organiser has not answered your objection',
      agreement: 'The service agreement is not signed',
      authentication: 'Your identity is not verified',
      payee: 'Your bank details are missing',
      meeting: 'The meeting is not over',
      evidence: 'The records of the lecture are being collected',
    },
    title: 'Lecture fee',
    available: (name, net) => `Your fee for "${name}", ${net} yuan after tax, can be withdrawn.`,
  } satisfies typeof zh,
}

export type MissingPart = keyof typeof zh.missing
