import { useQuery } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { LinkButton } from '#web/features/people/native-app/cards/link-button.tsx'
import { nativeAppQueries } from '#web/features/people/native-app/queries.ts'
import { publicityPaths } from '#web/paths/publicity.ts'
import { publicityText } from '../text.ts'
import './opening-publicity-success.css'

export function OpeningPublicitySuccess() {
  const text = useText(publicityText)
  const config = useQuery(nativeAppQueries.serviceConfig())
  return (
    <ScreenFrame>
      <div className="publicity-success">
        <div className="publicity-success-head">
          <span className="publicity-success-mark">
            <CheckIcon size="large" />
          </span>
          <h2>{text.successTitle}</h2>
          <p>{text.successText}</p>
        </div>
        <ol className="publicity-success-steps">
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="publicity-success-ways">
          <LinkButton href="/" variant="primary">
            {text.backHome}
          </LinkButton>
          <LinkButton href={publicityPaths.apply} variant="quiet">
            {text.seeApplication}
          </LinkButton>
        </div>
        {config.data?.hotline && (
          <p className="publicity-success-hotline">
            {text.hotline} <a href={`tel:${config.data.hotline}`}>{config.data.hotline}</a>
            <br />
            {config.data.hotline_hours}
          </p>
        )}
      </div>
    </ScreenFrame>
  )
}
