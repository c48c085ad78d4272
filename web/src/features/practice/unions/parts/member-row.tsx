import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionMember } from '#contract/practice/unions.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { unionText } from '../text.ts'
import './member-row.css'

type MemberRowProps = { member: UnionMember; onManage: (() => void) | undefined }

export function MemberRow({ member, onManage }: MemberRowProps) {
  const text = useText(unionText)
  const isDepartment = member.type === unionMemberTypes.department
  const name = isDepartment ? member.department : member.truename
  const notes = isDepartment
    ? [member.hospital, text.represents(member.truename)]
    : [member.title, member.hospital, member.department]
  return (
    <div className="member-row" lang={useContentLang(name)}>
      <Avatar src={member.photo} name="" size={44} />
      <div className="member-row-words">
        <p className="member-row-name">
          <span>{name}</span>
          {member.is_owner === 1 && <Tag kind="notice">{text.owner}</Tag>}
          {member.is_manager === 1 && member.is_owner === 0 && <Tag kind="free">{text.manager}</Tag>}
          {member.is_verified === 0 && <Tag>{text.unverified}</Tag>}
        </p>
        <p className="member-row-notes">{separated(notes)}</p>
      </div>
      {onManage && (
        <IconButton label={text.memberActions(name)} icon={<MoreIcon />} onClick={() => onManage()} />
      )}
    </div>
  )
}
