import { createCodeLoader } from './load-code.ts'
import { isReplaced } from './main-script.ts'

const styles = new Map<string, Promise<unknown>>()

/** Requests a script or style file of the app, unless the page has it. A style file is waited for. */
export async function requestFile(address: string): Promise<unknown> {
  if (styles.has(address) || document.querySelector(`link[href="${address}"]`)) return styles.get(address)
  const isStyle = address.endsWith('.css')
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    href: address,
  })
  if (isStyle) styles.set(address, arrivalOf(link, address))
  document.head.append(link)
  return styles.get(address)
}

/** A lost style leaves nothing behind, so that it can be requested again. */
const arrivalOf = (link: HTMLLinkElement, address: string) =>
  new Promise<unknown>((resolve, reject) => {
    link.addEventListener('load', resolve)
    // The first lines of the page leave a link alone that has this (`web/index.html`).
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    link.onerror = () => {
      link.remove()
      styles.delete(address)
      reject(new Error(address))
    }
  })

export const loadCode = createCodeLoader({
  request: requestFile,
  isReplaced,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
