import { defineNotice } from '#kernel/notice.ts'
import { captionsText, videosText } from './videos.text.ts'

export const videoReady = defineNotice({
  event: 'videos.ready',
  kind: 'system',
  channels: ['app', 'web'],
  text: videosText,
  say: (text, { name }) => text.ready(name),
  example: { name: '手术录像.mp4' },
})

export const videoFailed = defineNotice({
  event: 'videos.failed',
  kind: 'system',
  channels: ['app', 'web'],
  text: videosText,
  say: (text, { name }) => text.failed(name),
  example: { name: '手术录像.mp4' },
})

export const captionsReady = defineNotice({
  event: 'videos.captionsReady',
  kind: 'system',
  channels: ['app', 'web'],
  text: captionsText,
  say: (text, { name }) => text.ready(name),
  example: { name: '手术录像.mp4' },
})

export const captionsFailed = defineNotice({
  event: 'videos.captionsFailed',
  kind: 'system',
  channels: ['app', 'web'],
  text: captionsText,
  say: (text, { name }) => text.failed(name),
  example: { name: '手术录像.mp4' },
})
