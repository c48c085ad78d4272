import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/shell/navigation.ts'
import { SubjectChips } from '#web/features/library/subjects/fields/subject-chips.tsx'
import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { TalkCard } from '../cards/talk-card.tsx'
import { talkPaths } from '#web/paths/talks.ts'
import { talkQueries } from '../queries.ts'
import { talkText } from '../text.ts'

export function TalkList() {
  const text = useText(talkText)
  const client = useQueryClient()
  const navigate = useNavigate()
  const collegeId = useQueryId('college_id')
  const colleges = useQuery(subjectQueries.colleges())
  const college = colleges.data?.find((one) => one.college_id === collegeId)
  return (
    <ScreenFrame pageTitle={college && text.talksOf(college.college_name)}>
      <SubjectChips
        chosen={collegeId}
        onChoose={(next) => void navigate(talkPaths.list(next), { replace: true })}
      />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={talkQueries.list(collegeId)}
          keyOf={(talk) => talk.column_id}
          estimate={120}
          skeleton="feed"
          emptyText={text.noTalks}
          emptyAction={collegeId > 0 && <ButtonLink href={talkPaths.list()}>{text.seeAll}</ButtonLink>}
        >
          {(talk) => <TalkCard talk={talk} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
