import { conferenceAnswers } from '#contract/practice/conferences.ts'
import type { ConferencePerson } from '#contract/practice/conferences.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { conferenceText } from '../text.ts'
import { answerNames } from './answer-names.ts'

/** A person of the list: what they answered and, once they came, when they joined and left. */
export function PersonRow({ person }: { person: ConferencePerson }) {
  const text = useText(conferenceText)
  const title = titleName(person.title, useLanguage())
  const answer = answerNames.find((name) => conferenceAnswers[name] === person.answer)
  const marks = [
    person.is_host === 1 && text.isHost,
    person.is_by_link === 1 && text.byLink,
    title,
    person.hospital,
  ]
  const stays = person.stays.map(({ joined_time, left_time }) =>
    text.stay(joined_time.slice(5), left_time === '' ? text.until : endOf(joined_time, left_time)),
  )
  return (
    <ListRow
      before={<Avatar src={person.photo} name="" size={36} />}
      title={person.truename || person.phone || text.invitedPhone}
      note={
        <>
          {marks.filter(Boolean).join(' · ')}
          {stays.length > 0 && (
            <>
              <br />
              {[...stays, text.minutes(Math.round(person.seconds / 60))].join(' · ')}
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
const endOf = (joined: string, left: string) =>
  joined.slice(0, 10) === left.slice(0, 10) ? left.slice(11) : left.slice(5)
