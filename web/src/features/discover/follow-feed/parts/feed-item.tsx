import type { FollowItem } from '#contract/community/follows.ts'
import { departmentPaths } from '#web/paths/departments.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { homePaths } from '#web/paths/home.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { followFeedText } from '../text.ts'
import './feed-item.css'

/** A new item, under the name of its source. */
export function FeedItem({ item }: { item: FollowItem }) {
  const text = useText(followFeedText)
  return (
    <article className="feed-item">
      <Link href={sourcePath(item)} className="feed-item-from">
        <Avatar src={item.from_cover} name="" size={28} />
        <span className="feed-item-name">{text.from(item.from_name)}</span>
        <span className="feed-item-kind">{text.kinds[item.from_kind]}</span>
      </Link>
      <ItemCard item={item} />
    </article>
  )
}

function sourcePath({ from_kind: kind, from_id: id, from_name: name }: FollowItem): string {
  if (kind === 'doctor') return doctorPaths.home(id)
  if (kind === 'company') return `/companyDetail?company_id=${id}`
  if (kind === 'department') return departmentPaths.detail(id)
  return homePaths.home({ collegeId: id, diseaseId: 0 }, name)
}
