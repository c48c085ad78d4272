import { useQuery } from '@tanstack/react-query'
import type { CollegeNode } from '#contract/library/college.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TreeScreen } from '../parts/tree-screen.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'
import './disease-list.css'

export const DiseaseList = () => (
  <TreeScreen>{(tree, { collegeId }) => <Diseases tree={tree} collegeId={collegeId} />}</TreeScreen>
)

type DiseasesProps = { tree: CollegeNode[]; collegeId: number }

/** Diseases under the name of their subject. */
function Diseases({ tree, collegeId }: DiseasesProps) {
  const text = useText(collegeText)
  const tags = useQuery(collegeQueries.diseaseTags(collegeId))
  if (tags.isPending) return <Skeleton shape="lines" count={8} />
  if (tags.isError) return <ListState status="error" onRetry={() => tags.refetch()} />
  if (tags.data.length === 0) return <ListState status="empty" emptyText={text.noDiseases} />
  const byCollege = Map.groupBy(tags.data, (tag) => tag.college_id)
  return (
    <>
      {tree.map(({ collegeId: id, collegeName }) => {
        const diseases = byCollege.get(id)
        return (
          diseases && (
            <section key={id} aria-label={collegeName}>
              <h2 className="disease-list-subject">{collegeName}</h2>
              <ul>
                {diseases.map((tag) => (
                  <li key={tag.tag_id}>
                    <ListRow
                      href={collegePaths.disease(tag.tag_id)}
                      title={tag.tag_name}
                      note={text.contentCount(tag.content_num)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}
