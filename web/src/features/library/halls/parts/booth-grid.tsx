import type { BoothItem } from '#contract/library/halls.ts'
import { Link } from '#web/ui/link/link.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { hallPaths } from '#web/paths/halls.ts'
import { hallText } from '../text.ts'
import './booth-grid.css'

type BoothGridProps = { hallId: number; booths: readonly BoothItem[] }

/** The floor of a hall: booths side by side, each with the sign of its company. */
export function BoothGrid({ hallId, booths }: BoothGridProps) {
  const text = useText(hallText)
  return (
    <ul className="booth-grid">
      {booths.map((booth) => (
        <li key={booth.booth_id}>
          <Link href={hallPaths.booth(hallId, booth.booth_id)} className="booth-grid-booth">
            <span className="booth-grid-picture">
              <Picture src={booth.cover} alt="" width={375} ratio="16 / 9" />
              <span className="booth-grid-number">
                <Tag kind="playback" solid>
                  {booth.number}
                </Tag>
              </span>
              <span className="booth-grid-logo">
                <Picture src={booth.company_logo} alt="" width={100} ratio="1" />
              </span>
            </span>
            <span className="booth-grid-name">{booth.company_name}</span>
            <span className="booth-grid-slogan">{booth.slogan}</span>
            <span className="booth-grid-count">{text.productCount(booth.product_num)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
