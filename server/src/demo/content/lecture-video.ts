/** The one video of the demo world, in server/assets/demo. Lengths and chapters below are true of it. */
export const lectureVideo = { file: 'lecture.mp4', seconds: 24, width: 640, height: 360 } as const
