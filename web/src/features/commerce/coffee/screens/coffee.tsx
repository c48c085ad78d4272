import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { CoffeeOffer } from '../parts/coffee-offer.tsx'
import { CoffeeOverview } from '../parts/coffee-overview.tsx'
import { usePickupChanges } from '../use-pickup-changes.ts'

/** The coffee of one campaign, or all of them. */
export function Coffee() {
  const campaignId = useQueryId('campaign_id')
  usePickupChanges()
  return (
    <ScreenFrame>
      {campaignId > 0 ? <CoffeeOffer key={campaignId} campaignId={campaignId} /> : <CoffeeOverview />}
    </ScreenFrame>
  )
}
