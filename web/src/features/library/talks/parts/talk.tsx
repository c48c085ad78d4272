import { useQuery } from '@tanstack/react-query'
import type { TalkDetail } from '#contract/library/talks.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { WorkCard } from '#web/features/library/works/cards/work-card.tsx'
import { DoctorRows } from '#web/features/people/doctors/cards/doctor-rows.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { CoverHead } from '#web/ui/headline/cover-head.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { talkPaths } from '#web/paths/talks.ts'
import { talkQueries } from '../queries.ts'
import { talkText } from '../text.ts'
import { Meetings } from './meetings.tsx'
import './talk.css'

/** One talk: its hosts, its upcoming and past meetings, and its recordings. */
export function Talk({ columnId }: { columnId: number }) {
  const text = useText(talkText)
  const talk = useQuery(talkQueries.talk(columnId))
  return (
    <DetailScreen detail={talk} nameOf={(detail) => detail.theme} missing={text.missing}>
      {(detail) => <TalkBody talk={detail} />}
    </DetailScreen>
  )
}

function TalkBody({ talk }: { talk: TalkDetail }) {
  const text = useText(talkText)
  const isEmpty = talk.upcoming.length + talk.past.length + talk.works.length === 0
  return (
    <>
      <CoverHead
        cover={talk.cover}
        title={talk.theme}
        over={talk.college_id > 0 && <Link href={talkPaths.list(talk.college_id)}>{talk.college_name}</Link>}
        notes={
          <>
            <span>{text.meetingCount(talk.meeting_num)}</span>
            <span>{text.workCount(talk.work_num)}</span>
            <Link href={browsePaths.column(talk.column_id)}>{text.articles}</Link>
          </>
        }
        action={
          <ShareButton
            item={{
              itemType: 'talk',
              itemId: talk.column_id,
              title: talk.theme,
              description: talk.intro,
              image: talk.cover,
              path: talkPaths.talk(talk.column_id),
            }}
          />
        }
      />
      {talk.intro && (
        <div className="talk-intro">
          <Prose text={talk.intro} />
        </div>
      )}
      <Section title={text.hosts}>
        <DoctorRows doctors={talk.hosts} />
      </Section>
      {talk.upcoming.length > 0 && (
        <Section title={text.upcoming}>
          <Meetings meetings={talk.upcoming} />
        </Section>
      )}
      {talk.past.length > 0 && (
        <Section title={text.past}>
          <Meetings meetings={talk.past} />
        </Section>
      )}
      {talk.works.length > 0 && (
        <Section title={text.works}>
          <ul className="talk-works">
            {talk.works.map((work) => (
              <li key={work.production_id}>
                <WorkCard work={work} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isEmpty ? <ListState status="empty" emptyText={text.nothing} /> : <ListState status="end" />}
    </>
  )
}
