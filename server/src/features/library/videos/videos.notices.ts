import { defineNotice } from '#kernel/notice.ts'
import { captionsText, videosText } from './videos.text.ts'

export const videoReady = defineNotice({
  event: 'videos.ready',
  headline: { zh: '视频处理完成', en: 'Your video is processed' },
  kind: 'system',
  channels: ['app', 'web'],
  text: videosText,
  say: (text, { name }) => text.ready(name),
  example: { name: '手术录像.mp4' },
})

export const videoToCheck = defineNotice({
  event: 'videos.toCheck',
  headline: { zh: '视频中可能有患者信息', en: 'Your video may tell of a patient' },
  kind: 'system',
  channels: ['app', 'web'],
  text: videosText,
  say: (text, { name }) => text.toCheck(name),
  example: { name: '手术录像.mp4' },
})

export const videoFailed = defineNotice({
  event: 'videos.failed',
  headline: { zh: '视频处理失败', en: 'Your video could not be processed' },
  kind: 'system',
  channels: ['app', 'web'],
  text: videosText,
  say: (text, { name }) => text.failed(name),
  example: { name: '手术录像.mp4' },
})

export const captionsReady = defineNotice({
  event: 'videos.captionsReady',
  headline: { zh: '自动字幕已生成', en: 'The captions are made' },
  kind: 'system',
  channels: ['app', 'web'],
  text: captionsText,
  say: (text, { name }) => text.ready(name),
  example: { name: '手术录像.mp4' },
})

export const captionsFailed = defineNotice({
  event: 'videos.captionsFailed',
  headline: { zh: '自动字幕生成失败', en: 'The captions could not be made' },
  kind: 'system',
  channels: ['app', 'web'],
  text: captionsText,
  say: (text, { name }) => text.failed(name),
  example: { name: '手术录像.mp4' },
})
