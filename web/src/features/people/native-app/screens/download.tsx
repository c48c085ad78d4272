import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { environment } from '#web/platform/environment.ts'
import { pageOrigin } from '#web/platform/page-origin.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { planDownload } from '../download-plan.ts'
import type { DownloadPlan } from '../download-plan.ts'
import { ownTarget } from '../own-target.ts'
import { AppHead } from '../parts/app-head.tsx'
import { BrowserTip } from '../parts/browser-tip.tsx'
import { LinkButton } from '../cards/link-button.tsx'
import { nativeAppQueries } from '../queries.ts'
import { appText } from '../text.ts'
import './download.css'

export function Download() {
  const text = useText(appText)
  const [query] = useSearchParams()
  const config = useQuery(nativeAppQueries.serviceConfig())
  const { data: app } = useQuery(nativeAppQueries.appInfo())
  const plan = config.data && planDownload(environment(), config.data, pageOrigin())
  const target = ownTarget(query.get('target'), pageOrigin())
  return (
    <ScreenFrame>
      <div className="native-app-page">
        <AppHead title={text.app}>
          <p>{text.slogan}</p>
          {app?.version && plan?.is === 'offers' && (
            <p className="download-version">{text.version(app.version)}</p>
          )}
        </AppHead>
        <ul className="download-offers">
          {text.offers.map((offer) => (
            <li key={offer}>
              <CheckIcon size="small" />
              <span>{offer}</span>
            </li>
          ))}
        </ul>
        {plan ? (
          <Ways plan={plan} target={target} />
        ) : (
          <ListState
            inline
            status={config.isError ? 'error' : 'loading'}
            skeleton={<Skeleton shape="lines" count={2} />}
            onRetry={() => config.refetch()}
          />
        )}
      </div>
    </ScreenFrame>
  )
}

function Ways({ plan, target }: { plan: DownloadPlan; target: string }) {
  const text = useText(appText)
  if (plan.is === 'in-app')
    return (
      <div className="native-app-ways">
        <p className="download-state">{text.inApp}</p>
        <LinkButton href={target}>{text.backHome}</LinkButton>
      </div>
    )
  if (plan.is === 'offers')
    return (
      <div className="native-app-ways">
        {plan.offers.map((offer) => (
          <LinkButton key={offer.system} href={offer.address} variant="primary">
            <DownloadIcon size="small" />
            {text[offer.system]}
          </LinkButton>
        ))}
        <LinkButton href={target} variant="quiet">
          {text.useWeb}
        </LinkButton>
      </div>
    )
  return (
    <div className="native-app-ways">
      {plan.is === 'leave-wechat' ? (
        <BrowserTip />
      ) : (
        <div className="download-state">
          <p className="download-state-title">{reason(plan, text)}</p>
          <p>{text.unpublishedText}</p>
        </div>
      )}
      <LinkButton href={target} variant="primary">
        {text.useWeb}
      </LinkButton>
    </div>
  )
}

function reason(plan: DownloadPlan, text: typeof appText.zh): string {
  if (plan.is !== 'other-system') return text.unpublished
  return plan.system === 'ios' ? text.iosMissing : text.androidMissing
}
