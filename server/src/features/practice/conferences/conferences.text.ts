type Told = { title: string; time: string; host: string }

const zh = {
  title: '视频会议',
  invitation: ({ title, time, host }: Told) =>
    `${host}邀请您参加视频会议「${title}」，${time}，请回复是否参加。`,
  reminder: ({ title, time }: Told) => `视频会议「${title}」将于 ${time} 开始，现在可以进入会议室。`,
  cancellation: ({ title, time, host }: Told) => `${host}取消了 ${time} 的视频会议「${title}」。`,
  answers: { comes: '参加', absent: '不参加', perhaps: '可能参加' },
  answered: (name: string, title: string, answer: string) => `${name}回复了视频会议「${title}」：${answer}。`,
  cancelledLine: '会议已取消',
  visitors: (host: string, time: string) => `${host}邀请您参加视频会议，${time}`,
}

export const conferencesText = {
  zh,
  en: {
    title: 'Video conference',
    invitation: ({ title, time, host }) =>
      `${host} invites you to the video conference "${title}" at ${time}. Please say whether you come.`,
    reminder: ({ title, time }) =>
      `The video conference "${title}" begins at ${time}. You can enter the room now.`,
    cancellation: ({ title, time, host }) =>
      `${host} has cancelled the video conference "${title}" of ${time}.`,
    answers: { comes: 'comes', absent: 'does not come', perhaps: 'may come' },
    answered: (name, title, answer) => `${name} ${answer} to the video conference "${title}".`,
    cancelledLine: 'The conference is cancelled',
    visitors: (host, time) => `${host} invites you to a video conference, ${time}`,
  } satisfies typeof zh,
}
