const zh = {
  title: '视频处理',
  ready: (name: string) => `您上传的视频「${name}」已处理完成，可以用于作品。`,
  failed: (name: string) => `您上传的视频「${name}」处理失败，请在作品页面查看原因。`,
}

export const videosText = {
  zh,
  en: {
    title: 'Video processing',
    ready: (name) => `Your video "${name}" has been processed and can be used in a work.`,
    failed: (name) => `Your video "${name}" could not be processed; the page of your work says why.`,
  } satisfies typeof zh,
}
