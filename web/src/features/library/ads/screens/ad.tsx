import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '#web/shell/navigation.ts'
import type { AdDetail } from '#contract/library/ads.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { adMutations } from '../mutations.ts'
import { adQueries } from '../queries.ts'
import { adText } from '../text.ts'
import './ad.css'

export function Ad() {
  const text = useText(adText)
  const ad = useQuery(adQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={ad} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <AdBody ad={detail} />}
    </DetailScreen>
  )
}

function AdBody({ ad }: { ad: AdDetail }) {
  const text = useText(adText)
  const language = useLanguage()
  const navigate = useNavigate()

  /** An internal path opens at once; before an external one the user sees where it leads. */
  async function follow() {
    const isOurs = ad.link.startsWith('/')
    if (!isOurs) {
      const { host } = new URL(ad.link)
      const goes = await confirm({
        title: text.leaving,
        text: text.leavingText(host),
        yes: text.go,
        no: text.stay,
      })
      if (!goes) return
    }
    // The count must not delay anybody.
    void adMutations.countClick({ id: ad.id })
    if (isOurs) await navigate(ad.link)
    else window.open(ad.link, '_blank', 'noopener')
  }

  return (
    <article className="ad">
      <Picture src={ad.image} alt="" width={750} ratio="16 / 9" eager />
      <Headline
        title={ad.title}
        tags={<Tag>{text.mark}</Tag>}
        notes={
          <>
            {ad.advertiser && <span>{ad.advertiser}</span>}
            {ad.counts && (
              <span>
                {text.counts(
                  viewCount(ad.counts.show_num, language),
                  viewCount(ad.counts.click_num, language),
                )}
              </span>
            )}
          </>
        }
      />
      <RichText html={ad.content} />
      {ad.link && (
        <div className="ad-follow">
          <Button variant="primary" block onClick={follow}>
            {text.more}
          </Button>
        </div>
      )}
    </article>
  )
}
