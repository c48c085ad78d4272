const zh = {
  title: '举报结果',
  reportHandled: (meeting: string) => `您对《${meeting}》直播的举报已处理，感谢您的反馈。`,
}

export const liveRoomText = {
  zh,
  en: {
    title: 'Your report',
    reportHandled: (meeting) =>
      `Your report of the broadcast of "${meeting}" has been dealt with. Thank you.`,
  } satisfies typeof zh,
}
