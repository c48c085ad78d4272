import { useQueryClient } from '@tanstack/react-query'
import { brandPicture } from '#contract/wire/brand.ts'
import { useShareSheet } from '#web/features/community/share/cards/use-share-sheet.tsx'
import { shareQueries } from '#web/features/community/share/queries.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { homePaths } from '#web/paths/home.ts'
import { homeText } from '../text.ts'

/** Shares the home of a subject with the picture and words that the operators gave it. */
export function HomeShare({ collegeId }: { collegeId: number }) {
  const text = useText(homeText)
  const client = useQueryClient()
  const { share, sheet } = useShareSheet(async () => {
    const subject = await client
      .fetchQuery(shareQueries.subject(collegeId))
      .catch(() => ({ name: text.brand, desc: '', logo: brandPicture }))
    return {
      itemType: 'college',
      itemId: collegeId,
      title: subject.name,
      description: subject.desc,
      image: subject.logo,
      path: homePaths.home({ collegeId, diseaseId: 0 }),
    }
  })
  return (
    <>
      <IconButton label={text.share} icon={<ShareIcon />} aria-haspopup="dialog" onClick={share} />
      {sheet}
    </>
  )
}
