import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import type { CertificateCheck } from '#contract/meetings/certificates.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { certificateText } from '../text.ts'
import './certificate-facts.css'

export function CertificateFacts({ check }: { check: CertificateCheck }) {
  const text = useText(certificateText)
  const facts = [
    [text.name, check.truename],
    [text.meeting, check.meeting_title],
    ...(Number(check.credit) > 0 ? [[text.credit, text.points(check.credit)] as const] : []),
    [text.issuedOn, check.issued_on],
    [text.number, check.number],
  ] as const
  return (
    <>
      <Section title={text.details}>
        <dl className="certificate-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {check.is_mine === 1 && <p className="certificate-note">{text.shareHint}</p>}
        {check.truename.includes('*') && <p className="certificate-note">{text.nameMasked}</p>}
      </Section>
      {check.is_mine === 0 && <OfflineCheck />}
    </>
  )
}

/** For strangers, who may want to check without a connection. */
function OfflineCheck() {
  const text = useText(certificateText)
  return (
    <Section title={text.offline}>
      <p className="certificate-note">{text.offlineNote}</p>
      <p className="certificate-key">
        <a
          className="button"
          data-variant="plain"
          href={certificateKeyPath}
          download="xinglin-certificates.pem"
        >
          <span className="button-label">{text.publicKey}</span>
        </a>
      </p>
    </Section>
  )
}
