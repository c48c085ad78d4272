const zh = {
  title: '会议记录',
  done: '您主持的会议已生成文字记录和字幕，请核对后使用。',
  failed: '您主持的会议未能生成文字记录，请重试。',
  paperTitle: (title: string) => `${title} 会议记录`,
  time: '会议时间',
  recorded: '录制成员',
  summary: '会议纪要',
  said: '文字记录',
  machine: '文字记录由语音识别生成，经主持人核对，以录制为准。',
  none: '无',
}

export const minutesText = {
  zh,
  en: {
    title: 'Minutes',
    done: 'The text and the captions of a conference you hosted are ready. Please check them before you use them.',
    failed: 'The text of a conference you hosted could not be made. Please try again.',
    paperTitle: (title) => `Minutes of ${title}`,
    time: 'Time',
    recorded: 'Recorded',
    summary: 'Summary',
    said: 'What was said',
    machine: 'Recognised by a machine and corrected by the host; the recording is what counts.',
    none: 'none',
  } satisfies typeof zh,
}
