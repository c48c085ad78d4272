import { guestCalls } from '#contract/practice/expert-sheets.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { presentGuest } from './expert-sheets.present.ts'
import { selectPublicSheet } from './get-home.ts'

const words = {
  zh: { title: '专家主页', description: '会议讲者的介绍与讲课安排' },
  en: { title: 'Expert Home', description: 'Who speaks in a meeting' },
}

export const expertSheetPages: Page[] = [
  {
    path: '/expertSharePage',
    async describe(query, { db }, language) {
      const address = { id: readId(query.id), guest_id: readId(query.guest_id) }
      const row = await selectPublicSheet(db, address)
      if (!row) return { ...words[language], image: brandPicture }
      const guest = presentGuest(row)
      const workplace = `${guest.guest_hospital_name} ${guest.guest_department_name}`
      return {
        title: `${guest.guest_name} ${guest.guest_position_name}`.trim(),
        description: summary(`${workplace} ${guest.introduce}`),
        image: guest.guest_photo || row.meeting.cover,
        preload: [preload(guestCalls.home, { ...address, tcode: '' })],
      }
    },
  },
]
