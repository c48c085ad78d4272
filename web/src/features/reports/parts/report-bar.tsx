import { useQueryClient } from '@tanstack/react-query'
import type { Mark } from '#contract/marks.ts'
import { reportCalls } from '#contract/reports.ts'
import type { ReportDetail } from '#contract/reports.ts'
import { useLoginFirst } from '#web/features/comments/cards/use-login-first.ts'
import { CountButton } from '#web/features/marks/cards/count-button.tsx'
import { ShareButton } from '#web/features/share/cards/share-button.tsx'
import { api } from '#web/platform/api.ts'
import { HeartIcon, StarIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { reportPaths } from '../paths.ts'
import { reportQueries } from '../queries.ts'
import { reportText } from '../text.ts'
import './report-bar.css'

/** At the bottom of a report: like, keep, share. */
export function ReportBar({ report }: { report: ReportDetail }) {
  const text = useText(reportText)
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const { report_id: id, praise_num, is_praise, collect_num, is_collect } = report
  const { queryKey } = reportQueries.detail(id)

  async function turn(mark: Mark, isOn: boolean) {
    if (loginFirst()) return
    try {
      const changed = await sendMark(id, mark, isOn)
      client.setQueryData(queryKey, (old) => old && { ...old, ...changed })
      if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
    } catch {
      // It has been told; what stands is read again.
      await client.invalidateQueries({ queryKey })
    }
  }

  return (
    <section className="item-bar report-bar" aria-label={text.bar}>
      <CountButton
        label={text.praise(praise_num)}
        count={praise_num}
        isOn={is_praise === 1}
        icon={<HeartIcon filled={is_praise === 1} />}
        onPress={() => turn('praise', is_praise === 0)}
      />
      <CountButton
        label={text.collect(collect_num)}
        count={collect_num}
        isOn={is_collect === 1}
        icon={<StarIcon filled={is_collect === 1} />}
        onPress={() => turn('collect', is_collect === 0)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside is what is pressed, by keys too */}
      <span className="item-bar-share" onClick={() => void countShare(id)}>
        <ShareButton
          item={{
            itemType: 'report',
            itemId: id,
            title: report.title,
            description: report.intro,
            image: report.cover,
            path: reportPaths.detail(id),
          }}
        />
      </span>
    </section>
  )
}

function sendMark(id: number, mark: Mark, isOn: boolean) {
  if (mark === 'praise') return api(reportCalls.praise, { id, type: isOn })
  return api(isOn ? reportCalls.collections : reportCalls.collectRemove, { id })
}

const countShare = (id: number) => api(reportCalls.share, { id }, { tips: false }).catch(() => undefined)
