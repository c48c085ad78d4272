import { useQuery } from '@tanstack/react-query'
import { nativeAppQueries } from '#web/features/people/native-app/queries.ts'
import { pageConfig } from '#web/platform/page-config.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { PhoneIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { aboutText } from '../about-text.ts'
import { AgreementRows } from '../parts/agreement-rows.tsx'
import './about-us.css'

export function AboutUs() {
  const text = useText(aboutText)
  const config = useQuery(nativeAppQueries.serviceConfig())
  const { version } = pageConfig()
  const hotline = config.data?.hotline
  return (
    <ScreenFrame>
      <div className="about-us-head">
        <img src="/icon-192.png" alt="" width="80" height="80" />
        <h2>{text.brand}</h2>
        <p>{text.slogan}</p>
        {version && <p className="about-us-version">{text.version(version)}</p>}
      </div>
      <div className="about-us-words">
        {text.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {hotline && (
        <Section title={text.contact}>
          <ListRow
            before={<PhoneIcon />}
            title={text.hotline}
            note={config.data?.hotline_hours || undefined}
            after={hotline}
            href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}
          />
        </Section>
      )}
      <Section title={text.agreements}>
        <AgreementRows />
      </Section>
    </ScreenFrame>
  )
}
