import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { setUpWechat } from '#web/features/community/share/cards/set-up-wechat.ts'
import { environment } from '#web/platform/environment.ts'
import { useText } from '#web/ui/language.ts'
import { messageSettingMutations } from '../mutations.ts'
import { messageSettingQueries } from '../queries.ts'
import { createSubscribeTag } from '../subscribe-tag.ts'
import { messageSettingsText } from '../text.ts'
import './wechat-consent.css'

/** Inside WeChat, a button by which WeChat asks for consent to messages; nothing where there is nothing to ask. */
export function WechatConsent() {
  const { kind, isWechatWork } = environment()
  const isInside = kind === 'wechat' && !isWechatWork
  const consent = useQuery({ ...messageSettingQueries.wechatConsent(), enabled: isInside, staleTime: 0 })
  const templateId = consent.data?.template_id ?? ''
  return templateId === '' ? null : <SubscribeButton templateId={templateId} />
}

function SubscribeButton({ templateId }: { templateId: string }) {
  const text = useText(messageSettingsText)
  const placeRef = useRef<HTMLDivElement>(null)
  const [is, setIs] = useState<'loading' | 'asking' | 'agreed' | 'refused'>('loading')
  const label = text.wechatAgree

  useEffect(() => {
    let isLeft = false
    const answered = (isAccepted: boolean) => {
      setIs(isAccepted ? 'agreed' : 'refused')
      void messageSettingMutations.saveWechatConsent({ is_accepted: isAccepted }).catch(() => undefined)
    }
    const show = async () => {
      await setUpWechat()
      if (isLeft) return
      placeRef.current?.replaceChildren(createSubscribeTag({ templateId, label, answered }))
      setIs('asking')
    }
    // Without its script WeChat cannot ask; then nothing is shown.
    show().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [templateId, label])

  if (is === 'agreed') return <p className="wechat-consent-note">{text.wechatAgreed}</p>
  if (is === 'refused') return null
  return (
    <div className="wechat-consent" hidden={is === 'loading'}>
      <div ref={placeRef} />
      <p className="wechat-consent-note">{text.wechatAsk}</p>
    </div>
  )
}
