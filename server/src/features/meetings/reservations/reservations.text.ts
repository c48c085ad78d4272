const zh = {
  title: '会议提醒',
  soon: (meeting: string, time: string) => `您预约的会议《${meeting}》将于 ${time} 开始，请准时参加。`,
}

export const reservationText = {
  zh,
  en: {
    title: 'Meeting reminder',
    soon: (meeting, time) => `The meeting "${meeting}" that you booked starts at ${time}.`,
  } satisfies typeof zh,
}

const changedZh = {
  title: '会议变更',
  moved: (meeting: string, time: string) => `您预约的会议《${meeting}》改于 ${time} 开始，请留意时间。`,
  cancelled: (meeting: string, time: string) => `您预约的会议《${meeting}》（${time}）已取消。`,
}

export const changedMeetingText = {
  zh: changedZh,
  en: {
    title: 'Change of a meeting',
    moved: (meeting, time) => `The meeting "${meeting}" that you booked now starts at ${time}.`,
    cancelled: (meeting, time) => `The meeting "${meeting}" of ${time} that you booked does not take place.`,
  } satisfies typeof changedZh,
}
