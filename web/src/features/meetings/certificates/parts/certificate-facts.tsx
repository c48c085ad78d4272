import { certificateKeyPath, verifyPagePath } from '#contract/meetings/certificates.ts'
import type { CertificateCheck } from '#contract/meetings/certificates.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { certificateText } from '../text.ts'
import './certificate-facts.css'

export function CertificateFacts({ check }: { check: CertificateCheck }) {
  const text = useText(certificateText)
  const facts = [
    [text.name, check.truename],
    [text.hospital, check.hospital],
    [text.jobTitle, check.job_title],
    [text.meeting, check.meeting_title],
    [text.organiser, check.organiser],
    [text.credit, Number(check.credit) > 0 ? text.points(check.credit) : ''],
    [text.issuedOn, check.issued_on],
    [text.number, check.number],
  ].filter(([, value]) => value !== '')
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
        {check.name_state === 'declared' && <p className="certificate-note">{text.unverified}</p>}
        {check.truename.includes('*') && <p className="certificate-note">{text.nameMasked}</p>}
      </Section>
      {check.is_mine === 0 && <OfflineCheck />}
    </>
  )
}

/** For those who have a certificate in hand and want to check it without a connection. */
export function OfflineCheck() {
  const text = useText(certificateText)
  return (
    <Section title={text.offline}>
      <p className="certificate-note">{text.offlineNote}</p>
      <p className="certificate-verify">
        <a className="button" data-variant="primary" href={verifyPagePath} target="_blank" rel="noopener">
          <span className="button-label">{text.openVerify}</span>
        </a>
        <a className="button" data-variant="plain" href={`${verifyPagePath}?download=1`} download>
          <span className="button-label">{text.saveVerify}</span>
        </a>
      </p>
      <p className="certificate-key">
        <a href={certificateKeyPath} download="xinglin-certificates.pem">
          {text.publicKey}
        </a>
      </p>
    </Section>
  )
}
