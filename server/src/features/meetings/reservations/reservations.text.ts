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
