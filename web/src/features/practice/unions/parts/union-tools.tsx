import { applicationStates } from '#contract/practice/unions.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionMutations } from '../mutations.ts'
import { unionText } from '../text.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { VerificationNeeded } from './verification-needed.tsx'
import './union-tools.css'

/** What somebody can do here: join, or what members and managers do. */
export function UnionTools({ union }: { union: UnionDetail }) {
  if (union.needs_verification === 1) return <VerificationNeeded />
  if (union.is_member === 0)
    return union.is_invited === 1 ? <Invited union={union} /> : <Joining union={union} />
  return union.is_manager === 1 ? <ManagerTools union={union} /> : null
}

function Invited({ union }: { union: UnionDetail }) {
  const text = useText(unionText)

  async function reply(isAccepted: boolean) {
    await unionMutations.answerInvitation({ id: union.id, type: isAccepted })
    toast(isAccepted ? text.invitationAccepted : text.invitationDeclined, 'success')
  }

  return (
    <div className="union-tools">
      <p>{text.invited}</p>
      <Button variant="primary" block onClick={() => reply(true)}>
        {text.acceptInvitation}
      </Button>
      <Button block onClick={() => reply(false)}>
        {text.declineInvitation}
      </Button>
    </div>
  )
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
      <ListRow href={unionPaths.settings(union.id)} title={text.settings} />
    </nav>
  )
}
