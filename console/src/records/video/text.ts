import type { VideoReason } from '#contract/library/videos.ts'

const reasons: Record<'zh' | 'en', Record<Exclude<VideoReason, ''>, string>> = {
  zh: {
    unreadable: '视频无法读取',
    no_picture: '视频没有画面',
    too_long: '视频过长',
    picture_too_large: '画面过大',
    took_too_long: '处理超时',
    fault: '处理失败，请重新上传',
    no_ffmpeg: '服务器无法处理视频',
  },
  en: {
    unreadable: 'The video cannot be read',
    no_picture: 'The video has no picture',
    too_long: 'The video is too long',
    picture_too_large: 'The picture is too large',
    took_too_long: 'Processing took too long',
    fault: 'Processing has failed, please upload it again',
    no_ffmpeg: 'The server cannot process videos',
  },
}

export const videoText = {
  zh: {
    upload: '上传视频',
    choose: '从已上传的视频中选择',
    states: {
      sending: '正在上传',
      reconnecting: '网络中断，恢复后自动续传',
      paused: '已暂停，选择同一文件可续传',
      processing: '上传完成，正在处理',
      failed: '上传失败',
    },
    pause: '暂停',
    resume: '继续',
    cancel: '取消',
    retry: '重试',
    reasons: reasons.zh,
  },
  en: {
    upload: 'Upload a video',
    choose: 'Choose from what you have uploaded',
    states: {
      sending: 'Uploading',
      reconnecting: 'No connection; it goes on by itself',
      paused: 'Paused; choosing the same file goes on',
      processing: 'Uploaded, being processed',
      failed: 'Not uploaded',
    },
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Cancel',
    retry: 'Retry',
    reasons: reasons.en,
  },
}
