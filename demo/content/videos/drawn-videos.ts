import type { DemoVideo } from './demo-video.ts'

export const angiogram: DemoVideo = { file: 'angiogram.mp4', seconds: 144 }
export const echocardiogram: DemoVideo = { file: 'echocardiogram.mp4', seconds: 150 }
export const endoscopy: DemoVideo = { file: 'endoscopy.mp4', seconds: 144 }
export const laparoscopy: DemoVideo = { file: 'laparoscopy.mp4', seconds: 150 }
/** A speaker with slides that show no words of one topic, so that they fit any talk. */
export const results: DemoVideo = { file: 'talk-results.mp4', seconds: 126 }
export const pathway: DemoVideo = { file: 'talk-pathway.mp4', seconds: 135 }
export const caseReport: DemoVideo = { file: 'talk-case.mp4', seconds: 141 }

export const drawnVideos = [angiogram, echocardiogram, endoscopy, laparoscopy, results, pathway, caseReport]
