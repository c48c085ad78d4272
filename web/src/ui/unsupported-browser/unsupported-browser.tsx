import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './unsupported-browser.css'

const browsers = [
  { name: 'Google Chrome', href: 'https://www.google.cn/chrome/' },
  { name: 'Microsoft Edge', href: 'https://www.microsoft.com/edge' },
  { name: 'Mozilla Firefox', href: 'https://www.firefox.com/' },
]

export function UnsupportedBrowser() {
  const text = useText(kitText)
  return (
    <section className="unsupported-browser">
      <h1 className="unsupported-browser-title">{text.unsupportedTitle}</h1>
      <p>{text.unsupportedText}</p>
      <ul className="unsupported-browser-list">
        {browsers.map((browser) => (
          <li key={browser.href}>
            <a className="unsupported-browser-link" href={browser.href} rel="noreferrer">
              {text.download(browser.name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
