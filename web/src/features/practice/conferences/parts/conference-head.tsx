import type { Conference } from '#contract/practice/conferences.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { separated } from '#web/ui/format/separated.ts'
import { conferenceText } from '../text.ts'
import { isOver, StatusTag } from './conference-row.tsx'
import './conference.css'

/** What, when and by whom: what everybody with an invitation may know. */
export function ConferenceHead({ conference, over }: { conference: Conference; over?: string }) {
  const text = useText(conferenceText)
  const { timeOf, periodOf } = useTimeText()
  const { title, begin_time, kind, host_name, host_title, host_hospital, open_time, people_limit } =
    conference
  const { repeat, following_num: following } = conference
  const repeatText =
    repeat === 'none'
      ? ''
      : separated([text.repeats[repeat], following > 0 ? text.followingNum(following) : ''])
  const comingNum = text.comingNum(conference.coming_num, conference.people_num)
  const room = [
    text.opensAt(
      open_time.slice(0, 10) === begin_time.slice(0, 10) ? open_time.slice(11) : timeOf(open_time),
    ),
    people_limit > 0 ? text.peopleLimit(people_limit) : '',
  ]
  return (
    <div className="conference-head">
      <Headline title={title} over={over} tags={<StatusTag status={conference.status} />} />
      <Facts
        facts={[
          [text.time, periodOf(begin_time, conference.end_time)],
          [text.repeat, repeatText],
          [text.kind, text.kinds[kind]],
          [text.host, separated([host_name, host_title, host_hospital])],
          [text.room, isOver(conference) ? '' : separated(room)],
          // Those on the list see it beside the way to the names.
          [text.people, conference.answer < 0 ? comingNum : ''],
        ]}
      />
    </div>
  )
}
