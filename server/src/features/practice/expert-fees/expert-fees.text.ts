type Corrected = { meeting: string; title: string; from: string; reason: string }
type Answered = { title: string; amount: string; answer: string }

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
  corrected: ({ meeting, title, from, to, reason }: Corrected & { to: string }) =>
    `《${meeting}》“${title}”的讲课费由 ${from} 元更正为 ${to} 元（${reason}），请核对并确认。`,
  reversed: ({ meeting, title, from, reason }: Corrected) =>
    `《${meeting}》“${title}”的讲课费 ${from} 元已冲销（${reason}）。如有异议，请在讲课费页面提出。`,
  correctionAnswered: ({ title, amount, answer }: Answered) =>
    `会务组已答复您对“${title}”讲课费更正的异议，金额仍为 ${amount} 元：${answer}`,
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
    corrected: ({ meeting, title, from, to, reason }) =>
      `The fee for "${title}" of "${meeting}" was corrected from ${from} to ${to} yuan (${reason}). Please check and confirm it.`,
    reversed: ({ meeting, title, from, reason }) =>
      `The fee of ${from} yuan for "${title}" of "${meeting}" was reversed (${reason}). You can object to it where your fees are.`,
    correctionAnswered: ({ title, amount, answer }) =>
      `Your objection to the corrected fee for "${title}" was answered; it stays at ${amount} yuan: ${answer}`,
  } satisfies typeof zh,
}

export type MissingPart = keyof typeof zh.missing
