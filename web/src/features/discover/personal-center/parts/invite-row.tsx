import { brandPicture } from '#contract/wire/brand.ts'
import { useShareSheet } from '#web/features/community/share/cards/use-share-sheet.tsx'
import { invitationPaths } from '#web/paths/invitation.ts'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { personalCenterText } from '../text.ts'

/** Shares a link to register by, as everything else is shared. */
export function InviteRow({ userId }: { userId: number }) {
  const text = useText(personalCenterText)
  const { share, sheet } = useShareSheet(() => ({
    itemType: 'invitation',
    itemId: userId,
    title: text.inviteText,
    description: text.inviteNote,
    image: brandPicture,
    path: invitationPaths.shareRegister(userId),
  }))
  return (
    <>
      <ListRow before={<ShareIcon />} title={text.invite} onClick={() => void share()} />
      {sheet}
    </>
  )
}
