import type { MuteReason } from '#contract/meetings/live-room.ts'

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

const muteZh = {
  title: '直播间禁言',
  reasons: { advertising: '发布广告', abuse: '言语不当', flooding: '刷屏', other: '其他' } satisfies Record<
    MuteReason,
    string
  >,
  muted: (meeting: string, minutes: number, reason: string) =>
    `您在《${meeting}》的直播间被禁言 ${minutes} 分钟，原因：${reason}。`,
  unmuted: (meeting: string) => `您在《${meeting}》直播间的禁言已解除。`,
}

export const muteText = {
  zh: muteZh,
  en: {
    title: 'Muted in a live room',
    reasons: {
      advertising: 'advertising',
      abuse: 'offensive words',
      flooding: 'flooding',
      other: 'other',
    },
    muted: (meeting, minutes, reason) =>
      `You cannot write in the live room of "${meeting}" for ${minutes} minutes: ${reason}.`,
    unmuted: (meeting) => `You can write in the live room of "${meeting}" again.`,
  } satisfies typeof muteZh,
}
