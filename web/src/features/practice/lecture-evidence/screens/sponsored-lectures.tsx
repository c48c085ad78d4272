import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { downloadText } from '#web/platform/download-text.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { lectureEvidenceMutations } from '../mutations.ts'
import { LectureCard } from '../parts/lecture-card.tsx'
import { lectureEvidenceQueries } from '../queries.ts'
import { lectureEvidenceText } from '../text.ts'
import './sponsored-lectures.css'

/** For companies: that the lectures of meetings they sponsor took place, and their figures. */
export function SponsoredLectures() {
  const text = useText(lectureEvidenceText)
  const client = useQueryClient()
  const lectures = useInfiniteQuery(lectureEvidenceQueries.sponsored())
  const count = lectures.data?.pages[0]?.total ?? 0

  async function save() {
    const { file_name, csv } = await lectureEvidenceMutations.export({})
    downloadText(file_name, csv)
    toast(text.exported, 'success')
  }

  return (
    <ScreenFrame
      right={
        count > 0 && (
          <Button variant="quiet" small onClick={save}>
            {text.export}
          </Button>
        )
      }
    >
      <PullToRefresh onRefresh={() => startOver(client)}>
        <div className="sponsored-lectures-note">
          <p>{text.sponsoredNote}</p>
          <details>
            <summary>{text.definitions}</summary>
            <dl className="sponsored-lectures-definitions">
              {text.definitionsOf.map(([name, meaning]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
        <PagedList
          query={lectureEvidenceQueries.sponsored()}
          skeleton="feed"
          emptyText={text.noLectures}
          keyOf={(lecture) => lecture.guest_id}
          estimate={190}
        >
          {(lecture) => <LectureCard lecture={lecture} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}
