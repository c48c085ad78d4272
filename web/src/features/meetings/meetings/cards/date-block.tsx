import { useLanguage } from '#web/ui/language.ts'

/** The day large, its month below: `time` is `YYYY-MM-DD HH:mm`. The row names the whole time once more. */
export function DateBlock({ time }: { time: string }) {
  const language = useLanguage()
  const date = new Date(`${time.slice(0, 10)}T00:00Z`)
  return (
    <span className="meeting-card-date" aria-hidden="true">
      <b>{date.getUTCDate()}</b>
      {date.toLocaleDateString(language === 'en' ? 'en' : 'zh-CN', { month: 'short', timeZone: 'UTC' })}
    </span>
  )
}
