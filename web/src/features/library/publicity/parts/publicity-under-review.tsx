import { useState } from 'react'
import type { PublicityApplication } from '#contract/library/publicity.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { publicityFields } from '../publicity-values.ts'
import { publicityText } from '../text.ts'
import { LinkButton } from '#web/features/people/native-app/cards/link-button.tsx'
import './publicity-under-review.css'

export function PublicityUnderReview({ application }: { application: PublicityApplication }) {
  const text = useText(publicityText)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  return (
    <div className="publicity-review">
      <ReviewStatus is="open" title={text.openTitle}>
        <ReviewTag is="open">{text.open}</ReviewTag>
        <p>{text.openText}</p>
      </ReviewStatus>
      <dl className="publicity-review-facts">
        <dt>{text.appliedAt}</dt>
        <dd>{dateText(application.created_at, now, language)}</dd>
        {publicityFields.map((field) => (
          <Fact key={field} name={text[field]} value={application[field]} />
        ))}
        {application.files.length > 0 && (
          <>
            <dt>{text.attachments}</dt>
            <dd>
              <ul className="publicity-review-files">
                {application.files.map((file) => (
                  <li key={file.url}>
                    <a href={file.url} target="_blank" rel="noreferrer">
                      {file.name}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <LinkButton href="/">{text.backHome}</LinkButton>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
