import { useLanguage } from '#web/ui/language.ts'

/** Written out: to load the names from Intl takes a slow phone longer than to show the whole row. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day large, its month below: `time` is `YYYY-MM-DD HH:mm`. The row names the whole time once more. */
export function DateBlock({ time }: { time: string }) {
  const language = useLanguage()
  const [month, day] = [Number(time.slice(5, 7)), Number(time.slice(8, 10))]
  return (
    <span className="meeting-card-date" aria-hidden="true">
      <b>{day}</b>
      {language === 'en' ? months[month - 1] : `${month}月`}
    </span>
  )
}
