import { applicationStates, unionMemberTypes } from '#contract/practice/unions.ts'
import type { UnionApplication } from '#contract/practice/unions.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { unionMutations } from '../mutations.ts'
import { unionText } from '../text.ts'
import './application-card.css'

type ApplicationCardProps = { application: UnionApplication; onReject: () => void }

export function ApplicationCard({ application, onReject }: ApplicationCardProps) {
  const text = useText(unionText)
  const { timeOf } = useTimeText()
  const isDepartment = application.type === unionMemberTypes.department
  const { application_id } = application

  async function approve() {
    await unionMutations.decide({ application_id, type: true, reason: '' })
    toast(text.approved, 'success')
  }

  return (
    <article className="application-card">
      <header className="application-card-head">
        <Avatar src={application.photo} name="" size={44} />
        <div lang={useContentLang(application.truename)}>
          <p className="application-card-name">
            <span>{application.truename}</span>
            {isDepartment && <Tag kind="notice">{text.asDepartment}</Tag>}
            {application.is_verified === 0 && <Tag>{text.unverified}</Tag>}
          </p>
          <p className="application-card-notes">
            {separated([application.title, application.hospital, application.department])}
          </p>
        </div>
      </header>
      <p className="application-card-text">{application.reason}</p>
      {application.answers.map(({ question, answer }) => (
        <div key={question}>
          <p className="application-card-notes">{question}</p>
          <p className="application-card-text">{answer}</p>
        </div>
      ))}
      <footer className="application-card-foot">
        <span className="application-card-notes">{timeOf(application.create_time)}</span>
        {application.status === applicationStates.pending && (
          <>
            <Button small onClick={() => onReject()}>
              {text.reject}
            </Button>
            <Button small variant="primary" onClick={approve}>
              {text.approve}
            </Button>
          </>
        )}
      </footer>
      {application.review_reason && (
        <p className="application-card-notes">{text.rejected(application.review_reason)}</p>
      )}
    </article>
  )
}
