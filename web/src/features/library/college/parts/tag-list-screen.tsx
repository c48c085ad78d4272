import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'
import type { TreeSelection } from '../tree-selection.ts'
import { TreeScreen } from './tree-screen.tsx'

type Kind = 'operation' | 'part'

/** All tags of a kind, by subject and subspecialty. */
export const TagListScreen = ({ kind }: { kind: Kind }) => (
  <TreeScreen>
    {(_tree, selection, choose) => (
      <>
        <SubMajors selection={selection} onChoose={(subMajorId) => choose(selection.collegeId, subMajorId)} />
        <TagRows kind={kind} selection={selection} />
      </>
    )}
  </TreeScreen>
)

type SubMajorsProps = { selection: TreeSelection; onChoose: (subMajorId: number) => void }

function SubMajors({ selection, onChoose }: SubMajorsProps) {
  const text = useText(collegeText)
  if (selection.subspecialties.length === 0) return null
  return (
    <Strip label={text.subMajors}>
      <Chip pressed={selection.subMajorId === 0} onPress={() => onChoose(0)}>
        {text.all}
      </Chip>
      {selection.subspecialties.map((one) => (
        <Chip key={one.id} pressed={one.id === selection.subMajorId} onPress={() => onChoose(one.id)}>
          {one.name}
        </Chip>
      ))}
    </Strip>
  )
}

function TagRows({ kind, selection }: { kind: Kind; selection: TreeSelection }) {
  const text = useText(collegeText)
  const tags = useQuery(collegeQueries.tags(kind, selection.collegeId, selection.subMajorId))
  if (tags.isPending) return <Skeleton shape="lines" count={6} />
  if (tags.isError) return <ListState status="error" onRetry={() => tags.refetch()} />
  if (tags.data.length === 0) {
    const all = kind === 'operation' ? collegePaths.operations() : collegePaths.parts()
    return (
      <ListState
        status="empty"
        emptyText={kind === 'operation' ? text.noOperations : text.noParts}
        emptyAction={<ButtonLink href={all}>{text.seeAll}</ButtonLink>}
      />
    )
  }
  return (
    <ul>
      {tags.data.map((tag) => (
        <li key={tag.tag_id}>
          <ListRow
            href={kind === 'operation' ? collegePaths.operation(tag.tag_id) : collegePaths.part(tag.tag_id)}
            title={tag.tag_name}
            note={text.contentCount(tag.content_num)}
          />
        </li>
      ))}
    </ul>
  )
}
