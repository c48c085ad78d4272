import { useSearchParams } from '#web/shell/navigation.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import { pageOrigin } from '#web/platform/page-origin.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ownMedia } from '../own-media.ts'
import { meetingPageText } from '../text.ts'

/** Plays one address of this site: `url`, with its `title` and `cover`. */
export function PlayAddress() {
  const text = useText(meetingPageText)
  const [query] = useSearchParams()
  const address = ownMedia(query.get('url') ?? '', pageOrigin())
  const title = titleInAddress(query.get('title'))
  return (
    <ScreenFrame {...(title && { pageTitle: title })}>
      {address ? (
        <>
          <Player
            sources={sourcesOf(address)}
            poster={ownMedia(query.get('cover') ?? '', pageOrigin()) ?? ''}
            title={title || text.video}
          />
          {title && <Headline title={title} />}
        </>
      ) : (
        <ListState
          status="note"
          emptyText={text.cannotPlay}
          emptyAction={<ButtonLink href="/subjectMeetingList">{text.related}</ButtonLink>}
        />
      )}
    </ScreenFrame>
  )
}
