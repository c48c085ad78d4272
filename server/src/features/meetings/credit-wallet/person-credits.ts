import { tableIn } from '#kernel/console-framework/place.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectEntered, selectGranted } from './person-credits.queries.ts'

const pointsOf = (tenths: number) => (tenths / 10).toFixed(1)

/** The credit of a person: what was granted here, and what they have entered. */
export const personCredits: PlacePart = {
  place: 'people',
  name: 'credits',
  title: words('学分', 'Credit'),
  async read({ db, caller }, id) {
    const table = tableIn(caller.language)
    const [granted, entered] = await Promise.all([selectGranted(db, id), selectEntered(db, id)])
    const valid = words('有效', 'Valid')[caller.language]
    const revoked = words('已撤销', 'Taken back')[caller.language]
    return {
      tables: [
        table(
          ['平台授予', 'Granted here'],
          [
            ['会议', 'Meeting'],
            ['学分', 'Points'],
            ['授予时间', 'Granted'],
            ['状态', 'State'],
          ],
          granted.map((row) => [
            row.title,
            pointsOf(row.points_tenths),
            shanghaiTime(row.granted_at),
            row.is_revoked ? revoked : valid,
          ]),
        ),
        table(
          ['自行登记', 'Entered by the person'],
          [
            ['项目', 'Activity'],
            ['主办单位', 'Organiser'],
            ['学分', 'Points'],
            ['日期', 'Day'],
          ],
          entered.map((row) => [row.title, row.organiser, pointsOf(row.points_tenths), row.earned_on]),
        ),
      ],
    }
  },
}
