import { useQuery } from '@tanstack/react-query'
import { FollowButton } from '#web/features/community/follows/cards/follow-button.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { homePaths } from '#web/paths/home.ts'
import { collegePaths } from '#web/paths/college.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { QuerySection } from '#web/shell/query-section.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { ChipList } from '#web/ui/chip/chip-list.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { SubjectContent } from '../parts/subject-content.tsx'
import { SubjectExperts } from '../parts/subject-experts.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import './single-subject.css'

/** The home of one subject: its diseases, its experts and the latest of each kind. */
export function SingleSubject() {
  const text = useText(browseText)
  const collegeId = useQueryId('college_id')
  // 0 means all subjects; the server would answer with the whole site.
  if (collegeId === 0) {
    return (
      <ScreenFrame>
        <ListState
          status="empty"
          emptyText={text.noSubject}
          emptyAction={<ButtonLink href="/">{text.backHome}</ButtonLink>}
        />
      </ScreenFrame>
    )
  }
  return <Subject key={collegeId} collegeId={collegeId} />
}

function Subject({ collegeId }: { collegeId: number }) {
  const text = useText(browseText)
  const subject = useQuery(browseQueries.subject(collegeId))
  return (
    <DetailScreen detail={subject} nameOf={(detail) => detail.name} missing={text.noSubject}>
      {(detail) => (
        <>
          <div className="single-subject-head">
            <span className="single-subject-logo">
              <Picture src={detail.logo} alt="" width={120} ratio="1" eager />
            </span>
            <div className="single-subject-words">
              <h2 className="single-subject-name">{detail.name}</h2>
              <span className="single-subject-ways">
                <ShareButton
                  item={{
                    itemType: 'college',
                    itemId: collegeId,
                    title: detail.name,
                    description: detail.desc,
                    image: detail.logo,
                    path: browsePaths.subject(collegeId),
                  }}
                />
                <FollowButton kind="college" itemId={collegeId} />
              </span>
            </div>
            {detail.desc && <p className="single-subject-about">{detail.desc}</p>}
          </div>
          <Diseases collegeId={collegeId} />
          <Lists collegeId={collegeId} name={detail.name} />
          <SubjectExperts collegeId={collegeId} />
          <SubjectContent collegeId={collegeId} />
        </>
      )}
    </DetailScreen>
  )
}

function Diseases({ collegeId }: { collegeId: number }) {
  const text = useText(browseText)
  const diseases = useQuery(browseQueries.subjectDiseases(collegeId))
  return (
    <QuerySection query={diseases} rows={diseases.data} title={text.diseases}>
      {(rows) => (
        <ChipList
          links={rows.map((disease) => ({
            href: collegePaths.disease(disease.disease_id),
            name: disease.disease_name,
          }))}
        />
      )}
    </QuerySection>
  )
}

/** The lists of the subject by other orders than its diseases. */
function Lists({ collegeId, name }: { collegeId: number; name: string }) {
  const text = useText(browseText)
  return (
    <Section title={text.byOther}>
      <ChipList
        links={[
          { href: collegePaths.operations(collegeId), name: text.byOperation },
          { href: collegePaths.parts(collegeId), name: text.byPart },
          { href: browsePaths.courses(collegeId), name: text.courses },
          { href: homePaths.home({ collegeId, diseaseId: 0 }, name), name: text.subjectHome },
        ]}
      />
    </Section>
  )
}
