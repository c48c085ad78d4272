const zh = {
  title: '学分与证书',
  earned: (meeting: string, credit: string) =>
    credit === '0.0'
      ? `您已完成「${meeting}」的学习，证书已颁发。`
      : `您已完成「${meeting}」的学习，获得学分 ${credit} 分，证书已颁发。`,
  revoked: (meeting: string, credit: string, reason: string) =>
    `您在「${meeting}」的证书已被撤销，学分 ${credit} 分同时扣回。原因：${reason}。如有疑问请联系客服。`,
  reissued: (meeting: string, credit: string, number: string) =>
    `您在「${meeting}」的证书已重新颁发，编号 ${number}，学分 ${credit} 分已恢复。`,
  sentAgain: (meeting: string, number: string) =>
    `您在「${meeting}」的证书（编号 ${number}）再次发送给您，请点击查看和下载。`,
  unfinished: '未完成学习',
  creditLeft: '完成学习要求后获得学分',
  examLeft: '完成学习要求后获得证书',
}

export const studyText = {
  zh,
  en: {
    title: 'Credit and certificates',
    earned: (meeting, credit) =>
      credit === '0.0'
        ? `You have finished "${meeting}"; the certificate is issued.`
        : `You have finished "${meeting}" and earned ${credit} credit points; the certificate is issued.`,
    revoked: (meeting, credit, reason) =>
      `Your certificate for "${meeting}" was revoked and ${credit} credit points were taken back: ${reason}. Please contact us if you have questions.`,
    reissued: (meeting, credit, number) =>
      `Your certificate for "${meeting}" was issued again as ${number}; ${credit} credit points count again.`,
    sentAgain: (meeting, number) =>
      `Here is your certificate ${number} for "${meeting}" again, to be opened and downloaded.`,
    unfinished: 'Unfinished study',
    creditLeft: 'Finish it to receive the credit',
    examLeft: 'Finish it to receive the certificate',
  } satisfies typeof zh,
}
