import type { ImportReport } from '#contract/console/imports.ts'

export const importText = {
  zh: {
    title: (list: string) => `导入${list}`,
    prompt:
      'Excel 或 CSV 文件，第一行为字段名。含 ID 的行修改已有记录，其余新建；文件中没有的字段保持不变。先试运行一遍（不会写入），确认后再导入。',
    template: '下载模板',
    choose: '选择文件',
    progress: '导入进度',
    mayClose: '行数较多，正在后台处理。可以关闭此窗口，完成后会收到消息。',
    tried: ({ created, changed, same }: ImportReport) =>
      `试运行完成：将新建 ${created} 行、修改 ${changed} 行${same === 0 ? '' : `，${same} 行与现有内容相同`}。`,
    imported: ({ created, changed, same }: ImportReport) =>
      `已新建 ${created} 行、修改 ${changed} 行${same === 0 ? '' : `，${same} 行与现有内容相同`}。`,
    wrong: (count: number) => `${count} 行有问题，不会导入。`,
    ignored: (names: string[]) => `没有这些字段，已忽略：${names.join('、')}`,
    brokenOff: (done: number) => `导入中断，已处理前 ${done} 行，请稍后重新上传其余的行`,
    create: (count: number) => `导入 ${count} 行`,
    row: '行',
    problem: '问题',
    wrongRows: '下载有问题的行',
  },
  en: {
    title: (list: string) => `Import ${list}`,
    prompt:
      'An Excel or CSV file whose first row names the fields. A row with an ID changes that record, every other one is a new one; fields that are not in the file stay as they are. It is tried out first, without writing anything, and imported once you confirm.',
    template: 'Download a template',
    choose: 'Choose a file',
    progress: 'How far the import is',
    mayClose:
      'These are many rows, which are worked on in the background. You may close this; a message tells you when it is done.',
    tried: ({ created, changed, same }: ImportReport) =>
      `Tried out: ${created} new, ${changed} changed${same === 0 ? '' : `, ${same} as they are already`}.`,
    imported: ({ created, changed, same }: ImportReport) =>
      `${created} created, ${changed} changed${same === 0 ? '' : `, ${same} as they were already`}.`,
    wrong: (count: number) =>
      count === 1 ? '1 row has a problem and is left out.' : `${count} rows have a problem and are left out.`,
    ignored: (names: string[]) => `There are no such fields; ignored: ${names.join(', ')}`,
    brokenOff: (done: number) =>
      `The import broke off after ${done} rows; please send the others again later`,
    create: (count: number) => `Import ${count} rows`,
    row: 'Row',
    problem: 'Problem',
    wrongRows: 'Download these rows',
  },
}
