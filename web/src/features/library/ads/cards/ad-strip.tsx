import type { AdItem } from '#contract/library/ads.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import './ad-strip.css'

export function AdStrip({ label, ads }: { label: string; ads: readonly AdItem[] }) {
  return (
    <div className="ad-strip">
      <Strip label={label}>
        {ads.map((ad) => (
          <Card
            key={ad.ads_id}
            href={ad.ads_link}
            media={<Picture src={ad.img} alt="" width={480} ratio="5 / 2" />}
          >
            <CardTitle title={ad.title} />
          </Card>
        ))}
      </Strip>
    </div>
  )
}
