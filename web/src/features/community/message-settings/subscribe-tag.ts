type SubscribeTag = {
  templateId: string
  label: string
  /** Called once WeChat has asked. */
  answered: (isAccepted: boolean) => void
}

/** The colour of WeChat: its tag shows none of the styles of the page. */
const buttonStyle =
  'box-sizing:border-box;width:100%;min-height:48px;border:0;border-radius:24px;background:#047a3c;color:#fff;font-size:16px'

/** WeChat's own button. It draws what the template inside says, and asks by itself when it is pressed. */
export function createSubscribeTag({ templateId, label, answered }: SubscribeTag): HTMLElement {
  const tag = document.createElement('wx-open-subscribe')
  tag.setAttribute('template', templateId)
  const template = document.createElement('script')
  template.type = 'text/wxtag-template'
  template.textContent = `<button type="button" style="${buttonStyle}">${escapeText(label)}</button>`
  tag.append(template)
  tag.addEventListener('success', (event) => answered(isAcceptedIn(event, templateId)))
  return tag
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** WeChat says `{"<template>":"{\"status\":\"accept\"}"}` in `subscribeDetails`. */
export function isAcceptedIn(event: Event, templateId: string): boolean {
  const { subscribeDetails = '{}' } = (event as CustomEvent<{ subscribeDetails?: string }>).detail ?? {}
  try {
    const answers = JSON.parse(subscribeDetails) as Record<string, string>
    const { status } = JSON.parse(answers[templateId] ?? '{}') as { status?: string }
    return status === 'accept'
  } catch {
    return false
  }
}
