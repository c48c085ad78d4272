/** The one video of the demo world, in demo/assets. Lengths and chapters below are true of it. */
export const lectureVideo = {
  file: 'lecture.mp4',
  explained: 'lecture-explained.mp4',
  seconds: 24,
  width: 640,
  height: 360,
} as const

const parts = ['开场与背景', '研究与证据', '临床实践要点', '讨论与小结']

/** What every recorded talk is made of. */
export const talkChapters = (seconds: number) =>
  parts.map((title, at) => ({ title, at_seconds: Math.round((at * seconds) / parts.length) }))
