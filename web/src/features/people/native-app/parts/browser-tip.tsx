import { pageOrigin } from '#web/platform/page-origin.ts'
import { environment } from '#web/platform/environment.ts'
import { useText } from '#web/ui/language.ts'
import { GlobeIcon } from '#web/ui/icon/state-icons.tsx'
import { nativeAppPaths } from '#web/paths/native-app.ts'
import { appText } from '../text.ts'
import './browser-tip.css'

/** WeChat neither opens nor fetches apps. Its menu leads to a browser; that of a mini-program does not. */
export function BrowserTip() {
  const text = useText(appText)
  const isMiniProgram = environment().kind === 'mini-program'
  return (
    <div className="browser-tip">
      <GlobeIcon />
      <div>
        <p className="browser-tip-title">{text.leaveWechat}</p>
        <p>{isMiniProgram ? text.leaveMiniProgramText : text.leaveWechatText}</p>
        {isMiniProgram && <p className="browser-tip-address">{pageOrigin() + nativeAppPaths.download()}</p>}
      </div>
    </div>
  )
}
