import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { certificateQueries } from '../queries.ts'
import { certificateText } from '../text.ts'
import './own-files.css'

/** The certificate file, for the person it was issued to. */
export function OwnFiles({ meetingId }: { meetingId: number }) {
  const text = useText(certificateText)
  const own = useQuery(certificateQueries.ofMeeting(meetingId))
  if (own.isError)
    return <ListState status="error" inline errorText={own.error.message} onRetry={() => own.refetch()} />
  if (!own.data) return <Skeleton shape="banner" />
  const { number, pdf, picture, badge, truename } = own.data
  return (
    <div className="own-files">
      <img
        className="own-files-picture"
        src={picture}
        width={1190}
        height={1684}
        alt={text.picture(truename)}
      />
      <div className="own-files-buttons">
        <a className="button" data-variant="primary" href={`${pdf}&download=1`} download={`${number}.pdf`}>
          <span className="button-label">{text.downloadPdf}</span>
        </a>
        <a className="button" data-variant="plain" href={`${picture}&download=1`} download={`${number}.png`}>
          <span className="button-label">{text.downloadPicture}</span>
        </a>
      </div>
      <a className="own-files-badge" href={`${badge}&download=1`} download={`${number}.jwt`}>
        {text.badge}
      </a>
    </div>
  )
}
