import { conferenceAnswers } from '#contract/practice/conferences.ts'
import type { ConferencePerson } from '#contract/practice/conferences.ts'
import { titleName } from '#contract/wire/titles.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { conferenceText } from '../text.ts'
import { answerNames } from './answer-names.ts'

/** A person of the list: what they answered and, once they came, when they joined and left. */
export function PersonRow({ person }: { person: ConferencePerson }) {
  const text = useText(conferenceText)
  const { timeOf } = useTimeText()
  const title = titleName(person.title, useLanguage())
  const answer = answerNames.find((name) => conferenceAnswers[name] === person.answer)
  const marks = [
    person.is_host === 1 && text.isHost,
    person.is_by_link === 1 && text.byLink,
    title,
    person.hospital,
  ]
  const stays = person.stays.map(({ joined_time, left_time }) =>
    text.stay(timeOf(joined_time), left_time === '' ? text.until : endOf(joined_time, left_time, timeOf)),
  )
  return (
    <ListRow
      before={<Avatar src={person.photo} name="" size={36} />}
      title={person.truename || person.phone || text.invitedPhone}
      note={
        <>
          {separated(marks)}
          {stays.length > 0 && (
            <>
              <br />
              {separated([...stays, text.minutes(Math.round(person.seconds / 60))])}
            </>
          )}
        </>
      }
      after={
        person.is_here === 1 ? (
          <Tag kind="live">{text.hereNow}</Tag>
        ) : answer ? (
          text.answers[answer]
        ) : (
          text.noAnswer
        )
      }
    />
  )
}

/** The date is left out where it is that of the begin. */
const endOf = (joined: string, left: string, timeOf: (time: string) => string) =>
  joined.slice(0, 10) === left.slice(0, 10) ? left.slice(11) : timeOf(left)
