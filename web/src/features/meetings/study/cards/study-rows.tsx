import { useQuery } from '@tanstack/react-query'
import { certificateQueries } from '#web/features/meetings/certificates/queries.ts'
import { AwardIcon, BookIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { studyPaths } from '../paths.ts'
import { studyText } from '../text.ts'

/** Links to what the user studies and has earned. */
export function StudyRows() {
  const text = useText(studyText)
  const info = useQuery(certificateQueries.own())
  const total = info.data && text.creditTotal(info.data.credit_total)
  return (
    <>
      <ListRow before={<BookIcon />} title={text.myStudy} href={studyPaths.list()} />
      <ListRow
        before={<AwardIcon />}
        title={text.myCertificates}
        after={total}
        href={studyPaths.list('finished')}
      />
    </>
  )
}
