import { Suspense, useState } from 'react'
import { optionalPart } from '#web/shell/optional-part.ts'
import { nativeAppPaths } from '#web/paths/native-app.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useSubjectOffer } from '#web/features/library/subjects/cards/use-subject-offer.ts'
import { subjectPaths } from '#web/paths/subjects.ts'
import { useText } from '#web/ui/language.ts'
import { chooseNotice } from '../choose-notice.ts'
import { homeText } from '../text.ts'
import { useAppInvitation } from '../use-app-invitation.ts'
import { NoticeStrip } from './notice-strip.tsx'

/** Visitors get no messages: they do not load what shows them. */
const PushDialog = optionalPart(
  async () => (await import('#web/features/community/messages/cards/push-dialog.tsx')).PushDialog,
)

/**
 * Shows at most one of: an unread message, the offer to choose subjects, the invitation to the app. `invitation` is a subject's own text for
 * the last one.
 */
export function HomeNotices({ invitation }: { invitation: string | undefined }) {
  const text = useText(homeText)
  const login = useLoginState()
  const isInBrowser = useInBrowser()
  const [isPushOpen, setIsPushOpen] = useState<boolean>()
  const offer = useSubjectOffer()
  const app = useAppInvitation()
  const notice = chooseNotice({
    push: login.is === 'out' ? false : isPushOpen,
    subjects: offer.isDue,
    app: app.isDue,
  })
  // An open message lies over the page: below it nothing needs to wait for its turn.
  const isStripKept = isPushOpen !== true && (app.isDue || offer.isDue !== false)
  return (
    <>
      {notice === 'subjects' ? (
        <NoticeStrip
          action={text.chooseSubject}
          href={subjectPaths.first}
          words={text.subjectOffer}
          closeLabel={text.later}
          onClose={offer.dismiss}
        />
      ) : notice === 'app' ? (
        <NoticeStrip
          action={text.downloadApp}
          href={nativeAppPaths.download('/')}
          words={invitation || text.downloadInvitation}
          closeLabel={text.closeDownload}
          onClose={app.dismiss}
        />
      ) : (
        isStripKept && <div className="notice-strip" data-empty="" />
      )}
      {login.is === 'in' && isInBrowser && (
        <Suspense>
          <PushDialog onSettled={setIsPushOpen} />
        </Suspense>
      )}
    </>
  )
}
