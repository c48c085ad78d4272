import { factsIn } from '#kernel/console-framework/facts.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectOutcome } from './places.queries.ts'

/** What has come of a meeting so far, in numbers. */
export const meetingFigures: PlacePart = {
  place: 'meetings',
  name: 'figures',
  title: words('数据', 'Figures'),
  async read({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const [watched, booked, checkedIn, visits, credited, certificates, tries, comments] = await selectOutcome(
      db,
      id,
    )
    return {
      facts: [
        fact.text('预约人数', 'Booked', booked),
        fact.text('观看人数', 'People who watched', watched?.people ?? 0),
        fact.text('观看分钟', 'Minutes watched', watched?.minutes ?? 0),
        fact.text('签到', 'Checked in', checkedIn),
        fact.text('现场签到记录', 'Entries on site', visits),
        fact.text('考试次数', 'Exams taken', tries),
        fact.text('获得学分人数', 'People with credit', credited),
        fact.text('有效证书', 'Valid certificates', certificates),
        fact.text('评论', 'Comments', comments),
      ],
    }
  },
}
