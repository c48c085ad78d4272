const zh = {
  title: '会议签到',
  passed: (meeting: string) => `您在「${meeting}」的签到已通过，可以观看了。`,
  refused: (meeting: string, reason: string) => `您在「${meeting}」的签到审核未通过：${reason}。请重新提交。`,
  byStaff: (meeting: string, time: string) =>
    `会务人员已于 ${time} 为您办理「${meeting}」现场签到。如您并未到场，请联系客服。`,
  submitAgain: '签到未通过，请重新提交',
}

export const checkinText = {
  zh,
  en: {
    title: 'Meeting sign-in',
    passed: (meeting) => `Your sign-in to "${meeting}" has been accepted: you can watch it now.`,
    refused: (meeting, reason) =>
      `Your sign-in to "${meeting}" was refused: ${reason}. Please submit it again.`,
    byStaff: (meeting, time) =>
      `Our staff has checked you in to "${meeting}" on site at ${time}. If you were not there, contact our service.`,
    submitAgain: 'Your sign-in was refused, please submit it again',
  } satisfies typeof zh,
}
