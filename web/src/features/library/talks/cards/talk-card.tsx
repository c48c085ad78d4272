import type { TalkItem } from '#contract/library/talks.ts'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { talkPaths } from '#web/paths/talks.ts'
import { talkText } from '../text.ts'

export function TalkCard({ talk }: { talk: TalkItem }) {
  const text = useText(talkText)
  const language = useLanguage()
  return (
    <Card
      layout="feed"
      href={talkPaths.talk(talk.column_id)}
      media={<Picture src={talk.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle
        over={talk.college_name}
        title={talk.theme}
        notes={
          <>
            <span className="card-notes-people">{talk.host_names.join(language === 'zh' ? '、' : ', ')}</span>
            <span>{text.meetingCount(talk.meeting_num)}</span>
            <NextMeeting time={talk.next_time} />
          </>
        }
      />
    </Card>
  )
}

/** The time of the talk's next meeting, or that it is running now. */
function NextMeeting({ time }: { time: string }) {
  const text = useText(talkText)
  const language = useLanguage()
  if (time === '') return null
  const now = clock.now()
  if (shanghaiMoment(time) <= now) return <Tag kind="live">{text.running}</Tag>
  return <Tag kind="notice">{text.nextAt(dateText(time, new Date(now), language))}</Tag>
}
