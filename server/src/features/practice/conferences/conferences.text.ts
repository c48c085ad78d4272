import type { Repeat } from '#contract/practice/conferences.ts'

/** `series` where it is told of several at once. */
export type Told = { title: string; time: string; host: string; series: Repeat | 'none' }

const zhRepeats = { weekly: '每周一次', fortnightly: '每两周一次', monthly: '每月一次' }
const enRepeats = { weekly: 'every week', fortnightly: 'every two weeks', monthly: 'every month' }

const zh = {
  title: '视频会议',
  invitation: ({ title, time, host, series }: Told) =>
    `${host}邀请您参加视频会议「${title}」，${time}${series === 'none' ? '' : `起${zhRepeats[series]}`}，请回复是否参加。`,
  move: ({ title, time, host, series }: Told) =>
    `${host}将视频会议「${title}」${series === 'none' ? '' : '及之后各场'}改期，新时间 ${time}，请重新回复是否参加。`,
  reminder: ({ title, time }: Told) => `视频会议「${title}」将于 ${time} 开始，现在可以进入会议室。`,
  cancellation: ({ title, time, host, series }: Told) =>
    `${host}取消了 ${time} ${series === 'none' ? '' : '及之后各场'}的视频会议「${title}」。`,
  answers: { comes: '参加', absent: '不参加', perhaps: '可能参加' },
  answered: (name: string, title: string, answer: string) => `${name}回复了视频会议「${title}」：${answer}。`,
  closing: (count: number) => `您主持的 ${count} 场视频会议将被取消，并告知参会者`,
  cancelledLine: '会议已取消',
  visitors: (host: string, time: string) => `${host}邀请您参加视频会议，${time}`,
}

export const conferencesText = {
  zh,
  en: {
    title: 'Video conference',
    invitation: ({ title, time, host, series }) =>
      `${host} invites you to the video conference "${title}" at ${time}${series === 'none' ? '' : ` and ${enRepeats[series]} from then on`}. Please say whether you come.`,
    move: ({ title, time, host, series }) =>
      `${host} has moved the video conference "${title}"${series === 'none' ? '' : ' and the later ones of its series'}. It is at ${time} now; please say again whether you come.`,
    reminder: ({ title, time }) =>
      `The video conference "${title}" begins at ${time}. You can enter the room now.`,
    cancellation: ({ title, time, host, series }) =>
      `${host} has cancelled the video conference "${title}" of ${time}${series === 'none' ? '' : ' and the later ones of its series'}.`,
    answers: { comes: 'comes', absent: 'does not come', perhaps: 'may come' },
    answered: (name, title, answer) => `${name} ${answer} to the video conference "${title}".`,
    closing: (count) =>
      `${count} ${count === 1 ? 'conference that you host is' : 'conferences that you host are'} cancelled, and the guests are told`,
    cancelledLine: 'The conference is cancelled',
    visitors: (host, time) => `${host} invites you to a video conference, ${time}`,
  } satisfies typeof zh,
}
