const venues = [
  '江城国际会议中心 3 层',
  '东湖会议中心 一号厅',
  '滨江会展中心 报告厅',
  '大学城学术交流中心',
  '云麓酒店 2 层宴会厅',
  '市医学会学术报告厅',
]

export const meetingVenue = (at: number) => venues[at % venues.length]!
