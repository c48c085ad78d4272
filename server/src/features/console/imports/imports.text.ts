import type { Words } from '#kernel/console-framework/words.ts'

type Done = { list: Words; isTrial: boolean; created: number; changed: number; wrong: number }
type Failed = { list: Words; done: number }

const zh = {
  title: '导入',
  done: ({ list, isTrial, created, changed, wrong }: Done) =>
    `${list.zh}${isTrial ? '的导入检查已完成，可新建' : '导入完成，已新建'} ${created} 行、修改 ${changed} 行${wrong === 0 ? '' : `，${wrong} 行有问题`}。请在后台的导入窗口查看。`,
  failed: ({ list, done }: Failed) => `${list.zh}的导入中断，已处理前 ${done} 行。请稍后重新上传其余的行。`,
}

export const importsText = {
  zh,
  en: {
    title: 'Import',
    done: ({ list, isTrial, created, changed, wrong }) =>
      `${isTrial ? 'The trial import' : 'The import'} of ${list.en} is done: ${created} new rows, ${changed} changed${wrong === 0 ? '' : `, ${wrong} with a problem`}. See the import window of the console.`,
    failed: ({ list, done }) =>
      `The import of ${list.en} broke off after ${done} rows. Please send the other rows again later.`,
  } satisfies typeof zh,
}
