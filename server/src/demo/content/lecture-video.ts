/** The one video of the demo world, in server/assets/demo. Lengths and chapters below are true of it. */
export const lectureVideo = {
  file: 'lecture.mp4',
  explained: 'lecture-explained.mp4',
  seconds: 24,
  width: 640,
  height: 360,
} as const

/** What every recorded talk is made of. */
export const talkChapters = [
  { title: '开场与背景', at_seconds: 0 },
  { title: '研究与证据', at_seconds: 6 },
  { title: '临床实践要点', at_seconds: 12 },
  { title: '讨论与小结', at_seconds: 18 },
]
