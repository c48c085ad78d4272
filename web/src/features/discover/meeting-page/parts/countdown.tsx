import { useNow } from '#web/shell/use-now.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useText } from '#web/ui/language.ts'
import { remainingTo } from '../countdown.ts'
import { meetingPageText } from '../text.ts'
import './countdown.css'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time left until a meeting starts; renders nothing afterwards. */
export function Countdown({ beginTime }: { beginTime: string }) {
  const text = useText(meetingPageText)
  const left = remainingTo(shanghaiMoment(beginTime), useNow('second'))
  if (!left) return null
  return (
    <div className="countdown" role="timer">
      <span className="countdown-label">{text.startsIn}</span>
      <span className="countdown-time">
        {units
          .filter((unit) => unit !== 'days' || left.days > 0)
          .map((unit) => (
            <span key={unit} className="countdown-unit">
              {/* a server-rendered page is seconds old when it arrives */}
              <span className="countdown-number" suppressHydrationWarning>
                {String(left[unit]).padStart(2, '0')}
              </span>{' '}
              {text[unit]}
            </span>
          ))}
      </span>
    </div>
  )
}
