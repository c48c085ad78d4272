import type { Words } from '#kernel/console-framework/words.ts'

type NotPublished = { list: Words; id: number; reason: Words }

const zh = {
  title: '定时发布',
  notPublished: ({ list, id, reason }: NotPublished) =>
    `${list.zh}${id === 0 ? '' : `（ID ${id}）`}未能按时发布：${reason.zh}。内容已存为草稿，请在后台核对后重新发布。`,
}

export const recordsText = {
  zh,
  en: {
    title: 'Publication at a time',
    notPublished: ({ list, id, reason }) =>
      `${list.en}${id === 0 ? '' : ` (ID ${id})`} was not published at its time: ${reason.en}. It is kept as a draft; please check it in the console and publish it again.`,
  } satisfies typeof zh,
}
