import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionDetail, UnionMember, UnionMemberType } from '#contract/practice/unions.ts'
import { storage } from '#web/platform/storage.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { MemberActions } from '../parts/member-actions.tsx'
import { MemberRow } from '../parts/member-row.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

export function DoctorMembers() {
  return <UnionMembers type={unionMemberTypes.doctor} />
}

export function DepartmentMembers() {
  return <UnionMembers type={unionMemberTypes.department} />
}

/** The members of one sort. Managers can manage them, and everybody can leave. */
function UnionMembers({ type }: { type: UnionMemberType }) {
  const text = useText(unionText)
  const union = useQuery(unionQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) =>
        detail.is_member === 1 ? (
          <Members union={detail} type={type} />
        ) : (
          <ListState
            status="note"
            emptyText={text.membersSee}
            emptyAction={<ButtonLink href={unionPaths.home(detail.id)}>{text.toHome}</ButtonLink>}
          />
        )
      }
    </DetailScreen>
  )
}

function Members({ union, type }: { union: UnionDetail; type: UnionMemberType }) {
  const text = useText(unionText)
  const [chosen, setChosen] = useState<UnionMember>()
  const [isOpen, setIsOpen] = useState(false)
  const ownId = Number(storage.get('userid'))
  const mayManage = (member: UnionMember) => union.is_manager === 1 || member.userid === ownId
  return (
    <>
      <PagedList
        query={unionQueries.members(union.id, type)}
        keyOf={(member) => member.member_id}
        estimate={76}
        skeleton="rows"
        emptyText={type === unionMemberTypes.doctor ? text.noDoctors : text.noDepartments}
      >
        {(member) => (
          <MemberRow
            member={member}
            onManage={
              mayManage(member)
                ? () => {
                    setChosen(member)
                    setIsOpen(true)
                  }
                : undefined
            }
          />
        )}
      </PagedList>
      <MemberActions union={union} member={chosen} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
