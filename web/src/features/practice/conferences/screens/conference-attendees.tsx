import { useQuery } from '@tanstack/react-query'
import { conferenceAnswers } from '#contract/practice/conferences.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { PersonRow } from '../parts/person-row.tsx'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'

export function ConferenceAttendees() {
  const text = useText(conferenceText)
  const people = useQuery(conferenceQueries.attendees(useQueryId('id')))
  return (
    <DetailScreen detail={people} nameOf={() => text.people} missing={text.missing}>
      {(all) => (
        <Section
          title={text.people}
          aside={text.comingNum(
            all.filter(({ answer }) => answer === conferenceAnswers.comes).length,
            all.length,
          )}
        >
          {all.map((person) => (
            <PersonRow key={person.person_id} person={person} />
          ))}
        </Section>
      )}
    </DetailScreen>
  )
}
