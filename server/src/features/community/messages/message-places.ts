import type { Language } from '#contract/wire/language.ts'
import { tableIn } from '#kernel/console-framework/place.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMessagesAbout, selectMessagesTo } from './message-places.queries.ts'

const titleIn = (language: Language, row: { title: string; title_en: string }) =>
  (language === 'en' && row.title_en) || row.title

/** What a person was told, by its title: what a message says may be about others. */
export const personMessages: PlacePart = {
  place: 'people',
  name: 'sent-messages',
  title: words('收到的消息', 'Messages'),
  async read({ db, caller: { language } }, id) {
    const rows = await selectMessagesTo(db, id)
    return {
      tables: [
        tableIn(language)(
          ['最近的消息', 'Latest messages'],
          [
            ['标题', 'Title'],
            ['时间', 'Time'],
            ['已读', 'Read'],
            ['已送达的渠道', 'Sent by'],
            ['失败的渠道', 'Failed by'],
          ],
          rows.map((row) => [
            titleIn(language, row),
            shanghaiTime(row.created_at),
            row.read_at ? shanghaiTime(row.read_at) : '',
            row.sent,
            row.failed,
          ]),
        ),
      ],
    }
  },
}

/** What people were told about a meeting. */
export const meetingMessages: PlacePart = {
  place: 'meetings',
  name: 'sent-messages',
  title: words('已发消息', 'Messages sent'),
  async read({ db, caller: { language } }, id) {
    const rows = await selectMessagesAbout(db, id)
    return {
      tables: [
        tableIn(language)(
          ['最近的消息', 'Latest messages'],
          [
            ['标题', 'Title'],
            ['时间', 'Time'],
            ['人数', 'People'],
            ['已读', 'Read'],
          ],
          rows.map((row) => [
            titleIn(language, row),
            shanghaiTime(row.created_at),
            String(row.readers),
            String(row.read),
          ]),
        ),
      ],
    }
  },
}
