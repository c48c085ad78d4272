import { factsIn } from '#kernel/console-framework/facts.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { countActivity } from './union-activity.queries.ts'

/** How lively a union is, in numbers. */
export const unionActivity: PlacePart = {
  place: 'unions',
  name: 'activity',
  title: words('活动', 'Activity'),
  async read({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const [members, managers, applications, notices, bookings] = await countActivity(db, id)
    return {
      facts: [
        fact.text('成员', 'Members', members),
        fact.text('管理员', 'Managers', managers),
        fact.text('待处理的入会申请', 'Applications that wait', applications),
        fact.text('公告', 'Notices', notices),
        fact.text('预约的会议', 'Meetings booked', bookings),
      ],
    }
  },
}
