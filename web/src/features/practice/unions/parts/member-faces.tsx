import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionMember } from '#contract/practice/unions.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useContentLang } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import './member-faces.css'

/** The first members of one sort. */
export function MemberFaces({ members, emptyText }: { members: UnionMember[]; emptyText: string }) {
  if (members.length === 0) return <ListState status="empty" inline emptyText={emptyText} />
  return (
    <ul className="member-faces">
      {members.map((member) => (
        <MemberFace key={member.member_id} member={member} />
      ))}
    </ul>
  )
}

function MemberFace({ member }: { member: UnionMember }) {
  const isDepartment = member.type === unionMemberTypes.department
  const name = isDepartment ? member.department : member.truename
  return (
    <li className="member-faces-one" lang={useContentLang(name)}>
      <Avatar src={member.photo} name="" size={48} />
      <span className="member-faces-name">{name}</span>
      <span className="member-faces-note">{isDepartment ? member.hospital : member.title}</span>
    </li>
  )
}
