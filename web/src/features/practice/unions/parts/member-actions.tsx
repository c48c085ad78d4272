import { useNavigate } from '#web/shell/navigation.ts'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionDetail, UnionMember } from '#contract/practice/unions.ts'
import { storage } from '#web/platform/storage.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { unionMutations } from '../mutations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { unionText } from '../text.ts'

type MemberActionsProps = {
  union: UnionDetail
  member: UnionMember | undefined
  open: boolean
  onClose: () => void
}

/** What can be done about a member, by those who may. */
export function MemberActions({ union, member, open, onClose }: MemberActionsProps) {
  const text = useText(unionText)
  return (
    <Sheet open={open} onClose={onClose} title={member ? nameOf(member) : text.doctors} flush>
      {member && <Actions union={union} member={member} onClose={onClose} />}
    </Sheet>
  )
}

const nameOf = (member: UnionMember) =>
  member.type === unionMemberTypes.department ? member.department : member.truename

function Actions({ union, member, onClose }: Omit<MemberActionsProps, 'open'> & { member: UnionMember }) {
  const text = useText(unionText)
  const navigate = useNavigate()
  const isSelf = String(member.userid) === storage.get('userid')
  const isOwner = union.is_owner === 1
  const mayRemove = member.is_owner === 0 && (isSelf || isOwner || member.is_manager === 0)
  const member_id = member.member_id
  const ofUser = { id: union.id, userid: member.userid }

  async function act(work: () => Promise<unknown>, done = text.done) {
    onClose()
    await work()
    toast(done, 'success')
  }

  async function remove() {
    const asked = isSelf
      ? { title: text.leaveAsk, text: text.leaveText, yes: text.leave }
      : { title: text.removeAsk(nameOf(member)), text: text.removeText, yes: text.remove }
    if (!(await confirm(asked))) return
    await act(() => unionMutations.remove({ id: union.id, member_id }), isSelf ? text.left : text.done)
    if (isSelf) await navigate(unionPaths.home(union.id), { replace: true })
  }

  async function handOver() {
    const asked = { title: text.handOverAsk(member.truename), text: text.handOverText, yes: text.handOver }
    if (await confirm(asked)) await act(() => unionMutations.handOver(ofUser))
  }

  return (
    <>
      {isOwner && !isSelf && (
        <>
          <ListRow
            title={member.is_manager === 1 ? text.endManager : text.nameManager}
            onClick={() => act(() => unionMutations.setManager({ ...ofUser, type: member.is_manager === 0 }))}
          />
          <ListRow title={text.handOver} onClick={handOver} />
        </>
      )}
      {mayRemove && <ListRow title={isSelf ? text.leave : text.remove} onClick={remove} />}
      {!mayRemove && !isOwner && <ListRow title={text.owner} note={union.owner_name} />}
    </>
  )
}
