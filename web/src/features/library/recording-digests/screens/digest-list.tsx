import { useNavigate } from '#web/shell/navigation.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { clock } from '#web/platform/clock.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dayText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { digestQueries } from '../queries.ts'
import { digestListText, digestText } from '../text.ts'

/** Released digests: of the subjects that one follows, or all. */
export function DigestList() {
  const text = useText(digestListText)
  const own = useText(digestText)
  const language = useLanguage()
  const navigate = useNavigate()
  const login = useLoginState()
  const isFocused = useQueryId('focused') === 1 && login.is === 'in'
  return (
    <ScreenFrame>
      {login.is === 'in' && (
        <Segmented
          label={text.which}
          options={[
            { value: '1', label: text.mine },
            { value: '0', label: text.all },
          ]}
          value={isFocused ? '1' : '0'}
          onChange={(value) => void navigate(digestPaths.list(value === '1'), { replace: true })}
        />
      )}
      <PagedList
        query={digestQueries.list(isFocused)}
        keyOf={(row) => row.recording_id}
        estimate={120}
        skeleton="feed"
        emptyText={isFocused ? text.noneFocused : text.none}
        emptyAction={isFocused && <ButtonLink href={digestPaths.list()}>{text.seeAll}</ButtonLink>}
      >
        {(row) => (
          <Card
            layout="feed"
            href={digestPaths.digest(row.meeting_id, row.recording_id)}
            media={<Picture src={row.cover} alt="" width={240} ratio="16 / 9" />}
            onMedia={<Tag solid>{own.minutes(row.minutes)}</Tag>}
          >
            <CardTitle
              over={row.meeting_title === row.title ? '' : row.meeting_title}
              title={row.title}
              notes={
                <>
                  <span>{row.speaker}</span>
                  <span>{dayText(row.released_time, new Date(clock.now()), language)}</span>
                </>
              }
            />
          </Card>
        )}
      </PagedList>
    </ScreenFrame>
  )
}
