import { caseReport, pathway, results } from './drawn-videos.ts'

/** A drawn video as a stream: a folder below demo/assets/hls, and its length. */
export type StreamedVideo = { name: string; seconds: number }

export const ultrasound: StreamedVideo = { name: 'ultrasound', seconds: 124 }
export const eyeSurgery: StreamedVideo = { name: 'eye-surgery', seconds: 128 }
export const fluoroscopy: StreamedVideo = { name: 'fluoroscopy', seconds: 120 }
export const bronchoscopy: StreamedVideo = { name: 'bronchoscopy', seconds: 126 }
export const tomography: StreamedVideo = { name: 'tomography', seconds: 122 }

/** The talks with slides: what is sold is a stream, of which the server can play the beginning. */
export const streamedTalks: StreamedVideo[] = [results, pathway, caseReport].map(({ file, seconds }) => ({
  name: file.replace('.mp4', ''),
  seconds,
}))

export const streamedVideos = [
  ultrasound,
  eyeSurgery,
  fluoroscopy,
  bronchoscopy,
  tomography,
  ...streamedTalks,
]
