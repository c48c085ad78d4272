import { applicationStates } from '#contract/practice/unions.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionText } from '../text.ts'
import './union-tools.css'

/** What somebody can do here: join, or what members and managers do. */
export function UnionTools({ union }: { union: UnionDetail }) {
  if (union.is_member === 0) return <Joining union={union} />
  return union.is_manager === 1 ? <ManagerTools union={union} /> : null
}

function Joining({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  const { application_status: status } = union
  const isRejected = status === applicationStates.rejected
  return (
    <div className="union-tools">
      {status === applicationStates.pending ? (
        <output>{text.pending}</output>
      ) : (
        <>
          <p>{isRejected ? text.rejected(union.application_reason) : text.membersSee}</p>
          <ButtonLink href={unionPaths.apply(union.id)} variant="primary" block>
            {isRejected ? text.joinAgain : text.join}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function ManagerTools({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  return (
    <nav className="union-tools-rows" aria-label={text.manager}>
      <ListRow href={unionPaths.add(union.id)} title={text.addMembers} />
      <ListRow
        href={unionPaths.applications(union.id)}
        title={text.applications}
        after={union.pending_num > 0 && text.waiting(union.pending_num)}
      />
    </nav>
  )
}
