import { brandPicture } from '#contract/wire/brand.ts'
import type { Page } from '#kernel/pages/page.ts'

const words = {
  zh: { title: '任务列表', description: '会议邀请您完成的事项' },
  en: { title: 'Task List', description: 'What a meeting asks of you' },
}

export const expertDutyPages: Page[] = [
  {
    path: '/taskList',
    // The code of an invitation opens the sheet, while a preview of the link names nobody.
    describe: async (_query, _services, language) => ({
      ...words[language],
      image: brandPicture,
      isPrivate: true,
    }),
  },
]
