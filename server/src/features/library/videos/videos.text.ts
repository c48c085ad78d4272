const zh = {
  title: '视频处理',
  ready: (name: string) => `您上传的视频「${name}」已处理完成，可以用于作品。`,
  toCheck: (name: string) => `您上传的视频「${name}」中可能有患者信息，请在作品页面选择要遮盖之处。`,
  failed: (name: string) => `您上传的视频「${name}」处理失败，请在作品页面查看原因。`,
}

export const videosText = {
  zh,
  en: {
    title: 'Video processing',
    ready: (name) => `Your video "${name}" has been processed and can be used in a work.`,
    toCheck: (name) =>
      `Your video "${name}" may tell of a patient; please choose what is masked on the page of your work.`,
    failed: (name) => `Your video "${name}" could not be processed; the page of your work says why.`,
  } satisfies typeof zh,
}

const captionsZh = {
  title: '自动字幕',
  ready: (name: string) => `视频「${name}」的自动字幕已生成，请在作品页面核对后保存。`,
  failed: (name: string) => `视频「${name}」的自动字幕生成失败，您可以重试或自行上传字幕。`,
}

export const captionsText = {
  zh: captionsZh,
  en: {
    title: 'Captions by machine',
    ready: (name) =>
      `The captions of "${name}" are made; please check and save them on the page of your work.`,
    failed: (name) => `The captions of "${name}" could not be made. You may try again or upload your own.`,
  } satisfies typeof captionsZh,
}
